import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useSettings } from '#frame/context/settingsContext.ts';

const header = '#content .page-title';

/** `PageHeader` sets this attribute. `:has` would be evaluated again at every change of the document. */
const titled = '[data-titled] &';

/** react-admin's own pages portal their title in here. It also becomes the document's title. Hidden if it is empty or a `PageHeader` is on screen. */
export function StockTitle() {
  const { settings } = useSettings();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const updateDocumentTitle = () => {
      const title = place.current?.textContent;
      if (title && !document.querySelector(header)) document.title = [title, settings.companyName].filter(Boolean).join(' | ');
    };
    const observer = new MutationObserver(updateDocumentTitle);
    if (place.current) observer.observe(place.current, { childList: true, characterData: true, subtree: true });
    updateDocumentTitle();
    return () => observer.disconnect();
  }, [settings.companyName]);
  return (
    <Typography
      ref={place}
      id="react-admin-title"
      // A heading, but no second h1 beside the page's own.
      component="div"
      role="heading"
      aria-level={1}
      variant="h5"
      dir="auto"
      sx={{ fontWeight: 600, overflowWrap: 'anywhere', '&:empty': { display: 'none' }, [titled]: { display: 'none' } }}
    />
  );
}
