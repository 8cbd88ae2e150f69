import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownload from '@mui/icons-material/FileDownload';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Box, IconButton, type SvgIcon } from '@mui/material';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { List } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { ToolProps } from './columns/ColumnChooser';

const tools = {
  columns: { Icon: ViewColumn, Panel: lazyWithPreload(() => import('./columns/ColumnChooser'), null) },
  views: { Icon: BookmarkBorder, Panel: lazyWithPreload(() => import('./views/SavedViews'), null) },
  export: { Icon: FileDownload, Panel: lazyWithPreload(() => import('./export/ExportDialog'), null) },
} satisfies Record<string, { Icon: typeof SvgIcon; Panel: ComponentType<ToolProps> }>;

type ToolName = keyof typeof tools;
const toolNames: readonly ToolName[] = ['columns', 'views', 'export'];

/** The buttons for columns, saved views and export. Each panel's code loads when it is first opened. */
export default function ListTools({ list, listKey }: { list: List; listKey: string }) {
  const translate = useTranslate();
  const resource = useResource();
  const allowed = toolNames.filter(name => name !== 'export' || canAccess(resource.name, 'export'));
  const [open, setOpen] = useState<ToolName>();
  const anchor = useRef<HTMLDivElement>(null);
  const Panel = open && tools[open].Panel;
  return (
    <Box ref={anchor} sx={{ display: 'flex' }}>
      {allowed.map(name => {
        const { Icon } = tools[name];
        const label = translate(`app.${name}.open`);
        return (
          <IconButton key={name} title={label} aria-label={label} aria-haspopup="dialog" aria-expanded={open === name} onClick={() => setOpen(name)}>
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
      {Panel && anchor.current && <Panel list={list} listKey={listKey} anchor={anchor.current} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
