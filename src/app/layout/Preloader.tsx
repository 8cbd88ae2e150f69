import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAppearance } from './appearance';

const shownFor = 2500;

/** A turning ring over the whole screen when the app starts, for 2.5 s, where staff have switched it on. */
export function Preloader() {
  const translate = useTranslate();
  const [{ preloader }] = useAppearance();
  // Switching it on must not cover the panel it is switched on with.
  const [shows, setShows] = useState(preloader);
  useEffect(() => {
    const timer = setTimeout(() => setShows(false), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (!shows) return null;
  return (
    <div className="preloader">
      <span className="turning" role="progressbar" aria-label={translate('app.layout.loading')} />
    </div>
  );
}
