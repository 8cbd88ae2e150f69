import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, type Theme, Typography, useTheme } from '@mui/material';
import Markdown from 'markdown-to-jsx/react';
import { Fragment, type PropsWithChildren, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import documents from '#docs/README.md?raw';
import { useIsPhone } from '#frame/ui/touch.ts';

/** The pages of `docs/staff/`, and the pictures in them, by file name. */
const pages = byName(import.meta.glob<string>('../../../docs/staff/*.md', { query: '?raw', import: 'default', eager: true }));
const pictures = byName(import.meta.glob<string>('../../../docs/pictures/*.png', { query: '?url', import: 'default', eager: true }));

function byName(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [fileName(path), content]));
}
function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The table of the pages, from the index of the documents. */
const contents = /^## Staff\n([\s\S]*?)^## /m.exec(documents)?.[1] ?? '';
const titleOf = (page: string): string => /^# (.+)$/m.exec(page)?.[1] ?? '';

const styles = (theme: Theme) => ({
  overflowWrap: 'anywhere',
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': { p: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'start', verticalAlign: 'top' },
  '& img': { maxWidth: '100%', borderRadius: 1, border: `1px solid ${theme.palette.divider}` },
  '& li': { my: 0.5 },
});

/** The staff guide as a dialog: its contents, or one page of it. It is the guide of `docs/staff/`, in English. */
export default function StaffGuide({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [name, open] = useState<string>();
  const page = name === undefined ? contents : (pages[name] ?? '');
  const overrides = useMemo(
    () => ({ a: { component: GuideLink, props: { onOpen: open } }, h1: Nothing, h2: Heading, img: Picture, source: Nothing }),
    [],
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={useIsPhone()} aria-labelledby="guide-title">
      <Fragment key={name}>
        <DialogTitle id="guide-title" ref={focusTitle} tabIndex={-1} sx={{ outline: 'none' }}>
          {name === undefined ? translate('app.help.title') : titleOf(page)}
        </DialogTitle>
        <DialogContent tabIndex={0} lang="en" dir="ltr" sx={styles}>
          <Markdown options={{ overrides }}>{page}</Markdown>
        </DialogContent>
      </Fragment>
      <DialogActions>
        {name !== undefined && <Button onClick={() => open(undefined)}>{translate('app.help.all')}</Button>}
        <Button onClick={onClose}>{translate('app.help.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Each page is read from its title on. */
const focusTitle = (title: HTMLElement | null) => title?.focus();

const Nothing = () => null;

const Heading = ({ children }: PropsWithChildren) => (
  <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
    {children}
  </Typography>
);

/** A link to a page of the guide opens it here. Links to other documents are text. */
function GuideLink({ href = '', children, onOpen }: PropsWithChildren<{ href?: string; onOpen: (page: string) => void }>) {
  const name = fileName(href);
  if (!pages[name]) return children;
  return (
    <Link component="button" variant="inherit" onClick={() => onOpen(name)} sx={{ textAlign: 'start', verticalAlign: 'baseline', minHeight: 24 }}>
      {children}
    </Link>
  );
}

/** A picture of the guide, in the mode of the app. */
function Picture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  const isDark = useTheme().palette.mode === 'dark';
  return <img src={pictures[fileName(isDark ? src.replace('.png', '-dark.png') : src)]} alt={alt} loading="lazy" />;
}
