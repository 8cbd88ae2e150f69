import Clear from '@mui/icons-material/Clear';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { LinkBase, useLocation, useNotify, useTranslate } from 'react-admin';
import { columnsParameter, useColumns } from '#frame/list/columns/useColumns.ts';
import { type SavedView, useListPreferences, useStoreListPreferences } from '#frame/list/useListPreferences.ts';
import { WatchSwitch } from '#frame/list/watch/WatchSwitch.tsx';
import { type PanelProps, TitledPopover } from '#frame/ui/TitledPopover.tsx';

/** The panel with the person's saved views of a list, each a link, and a form that saves the current view. */
export function SavedViews({ anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const { views = [], columns } = useListPreferences();
  const { declared } = useColumns();
  const { pathname, search } = useLocation();
  const [typed, setTyped] = useState('');
  const store = useStoreListPreferences();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (!name) return;
    const query = new URLSearchParams(search);
    query.delete('page');
    if (columns && !query.has(columnsParameter)) query.set(columnsParameter, columns.join(','));
    if (store({ views: [...views.filter(view => view.name !== name), { name, query: query.toString() }] })) setTyped('');
  };
  return (
    <TitledPopover title={translate('app.views.title')} anchor={anchor} onClose={onClose} width={{ width: 'min(340px, calc(100vw - 32px))' }}>
      {views.length ? (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1.5 }}>
          {views.map(view => (
            <SavedViewItem
              key={view.name}
              view={view}
              to={`${pathname}${view.query ? `?${view.query}` : ''}`}
              columns={(columns ?? declared.map(({ source }) => source)).join(',')}
              onOpen={onClose}
              onRemove={() => store({ views: views.filter(({ name }) => name !== view.name) })}
            />
          ))}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {translate('app.views.none')}
        </Typography>
      )}
      <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField fullWidth label={translate('app.views.name')} value={typed} onChange={({ target }) => setTyped(target.value)} />
        <Button type="submit" variant="contained" disabled={!typed.trim()} sx={{ flex: 'none' }}>
          {translate('app.views.keep')}
        </Button>
      </Box>
      <WatchSwitch />
    </TitledPopover>
  );
}

interface SavedViewItemProps {
  view: SavedView;
  to: string;
  /** The columns that the person sees in it, if it names none. */
  columns: string;
  onOpen: () => void;
  onRemove: () => void;
}

function SavedViewItem({ view: { name }, to, columns, onOpen, onRemove }: SavedViewItemProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const link = useRef<HTMLAnchorElement>(null);
  /** The address for a colleague, whose own choice of columns must not change it. */
  const copy = async () => {
    const address = new URL(link.current?.href ?? '');
    if (!address.searchParams.has(columnsParameter)) address.searchParams.set(columnsParameter, columns);
    try {
      await navigator.clipboard.writeText(address.href);
      notify('app.views.copied', { type: 'info', messageArgs: { name } });
    } catch {
      notify('app.views.notCopied', { type: 'error', messageArgs: { address: address.href } });
    }
  };
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& a': { flex: 1, color: 'primary.main', overflowWrap: 'anywhere' } }}>
      <LinkBase ref={link} to={to} onClick={onOpen} dir="auto">
        {name}
      </LinkBase>
      <IconButton size="small" aria-label={translate('app.views.copy', { name })} onClick={() => void copy()}>
        <ContentCopy fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={translate('app.actions.remove', { name })} onClick={onRemove}>
        <Clear fontSize="small" />
      </IconButton>
    </Box>
  );
}
