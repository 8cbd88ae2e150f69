import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAppearance } from './appearance';

const shownFor = 2500;

/** A spinner over the whole screen for the first 2.5 seconds, if the user switched it on. */
export function Preloader() {
  const translate = useTranslate();
  const [{ preloader }] = useAppearance();
  // Initial state only: switching it on must not cover the settings panel.
  const [isShown, setIsShown] = useState(preloader);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <div className="preloader">
      <span className="turning" role="progressbar" aria-label={translate('app.layout.loading')} />
    </div>
  );
}
