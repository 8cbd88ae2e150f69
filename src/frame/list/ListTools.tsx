import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownload from '@mui/icons-material/FileDownload';
import FileUpload from '@mui/icons-material/FileUpload';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Box, Button, IconButton } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasCall, offersCreate } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useIsPhone } from '#frame/ui/touch.ts';
import BoardButton from './board/BoardButton';
import { ColumnChooser } from './columns/ColumnChooser';
import { useDeclaredList } from './declaredList';
import { SavedViews } from './views/SavedViews';

const tools = [
  { name: 'columns', Icon: ViewColumn, Panel: ColumnChooser },
  { name: 'views', Icon: BookmarkBorder, Panel: SavedViews },
  { name: 'export', Icon: FileDownload, Panel: lazyWithPreload(() => import('./export/ExportDialog'), null) },
  { name: 'import', Icon: FileUpload, Panel: lazyWithPreload(() => import('./import/ImportDialog'), null) },
] as const;

/** Whether the user may import into a list: it has a create button, and its records can be created and edited. */
function useCanImport(): boolean {
  const resource = useResource();
  const { list } = useDeclaredList();
  const { name, pages, inDialog } = resource;
  const hasForms = offersCreate(list) && (inDialog || (pages.create && pages.edit)) && hasCall(resource, 'create') && hasCall(resource, 'update');
  return Boolean(hasForms) && canAccess(name, 'create') && canAccess(name, 'edit');
}

/** The buttons for board, columns, saved views, export and import. The code of export and import loads when they are first opened. */
export default function ListTools() {
  const translate = useTranslate();
  const { name: resource } = useResource();
  const isPhone = useIsPhone();
  const may = { columns: true, views: true, export: canAccess(resource, 'export'), import: useCanImport() };
  const [open, setOpen] = useState<string>();
  const anchor = useRef<HTMLDivElement>(null);
  const Panel = tools.find(({ name }) => name === open)?.Panel;
  return (
    <Box ref={anchor} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <BoardButton />
      {tools.map(({ name, Icon }) => {
        const label = translate(`app.${name}.open`);
        const props = {
          'aria-haspopup': 'dialog',
          'aria-expanded': open === name,
          onClick: () => setOpen(name),
          sx: { color: 'text.secondary' },
        } as const;
        if (!may[name]) return null;
        if (name === 'import' && !isPhone)
          return (
            <IconButton key={name} size="small" aria-label={label} title={label} {...props}>
              <Icon />
            </IconButton>
          );
        return (
          <Button key={name} color="inherit" startIcon={<Icon />} {...props}>
            {label}
          </Button>
        );
      })}
      {Panel && anchor.current && <Panel anchor={anchor.current} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
