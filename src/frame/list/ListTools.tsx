import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownload from '@mui/icons-material/FileDownload';
import FileUpload from '@mui/icons-material/FileUpload';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Box, Button, IconButton, type SvgIcon } from '@mui/material';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasCall, offersCreate } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useIsPhone } from '#frame/ui/touch.ts';
import BoardButton from './board/BoardButton';
import { ColumnChooser, type ToolProps } from './columns/ColumnChooser';
import { useDeclaredList } from './declaredList';
import { SavedViews } from './views/SavedViews';

const tools = {
  columns: { Icon: ViewColumn, Panel: ColumnChooser },
  views: { Icon: BookmarkBorder, Panel: SavedViews },
  export: { Icon: FileDownload, Panel: lazyWithPreload(() => import('./export/ExportDialog'), null) },
  import: { Icon: FileUpload, Panel: lazyWithPreload(() => import('./import/ImportDialog'), null) },
} satisfies Record<string, { Icon: typeof SvgIcon; Panel: ComponentType<ToolProps> }>;

type ToolName = keyof typeof tools;
const toolNames: readonly ToolName[] = ['columns', 'views', 'export', 'import'];

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
  const resource = useResource();
  const isPhone = useIsPhone();
  const may = { columns: true, views: true, export: canAccess(resource.name, 'export'), import: useCanImport() };
  const [open, setOpen] = useState<ToolName>();
  const anchor = useRef<HTMLDivElement>(null);
  const Panel = open && tools[open].Panel;
  return (
    <Box ref={anchor} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <BoardButton />
      {toolNames.map(name => {
        const { Icon } = tools[name];
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
