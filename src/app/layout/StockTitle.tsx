import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useSettings } from '#frame/context/settingsContext.ts';

const header = '#content .page-title';

/** On the document's root while a title of ours is on the screen: `:has` would look at all of it whenever anything comes or goes. */
const titled = '[data-titled] &';

/** Where react-admin's own pages put their title, which is the browser tab's too. Not to be seen where there is none, or a title of ours. */
export function StockTitle() {
  const { settings } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tell = () => {
      const title = place.current?.textContent;
      if (title && !document.querySelector(header)) document.title = [title, settings.companyName].filter(Boolean).join(' | ');
    };
    const observer = new MutationObserver(tell);
    if (place.current) observer.observe(place.current, { childList: true, characterData: true, subtree: true });
    tell();
    return () => observer.disconnect();
  }, [settings.companyName]);
  return (
    <Typography
      ref={place}
      id="react-admin-title"
      // A heading without being a second h1 beside a page's own.
      component="div"
      role="heading"
      aria-level={1}
      variant="h5"
      dir="auto"
      sx={{ fontWeight: 600, overflowWrap: 'anywhere', '&:empty': { display: 'none' }, [titled]: { display: 'none' } }}
    />
  );
}
