import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownload from '@mui/icons-material/FileDownload';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Box, IconButton, type SvgIcon } from '@mui/material';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { List } from '#define';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { ToolProps } from './columns/ColumnChooser';

const closing = ({ onClose }: ToolProps) => onClose;

const tools = {
  columns: { Icon: ViewColumn, Panel: lazyWithPreload(() => import('./columns/ColumnChooser'), closing) },
  views: { Icon: BookmarkBorder, Panel: lazyWithPreload(() => import('./views/SavedViews'), closing) },
  export: { Icon: FileDownload, Panel: lazyWithPreload(() => import('./export/ExportDialog'), closing) },
} satisfies Record<string, { Icon: typeof SvgIcon; Panel: ComponentType<ToolProps> }>;

/** What people arrange of a list, or take from it. Each panel is fetched when it is first opened. */
export default function ListTools({ list, listKey }: { list: List; listKey: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState<keyof typeof tools>();
  const box = useRef<HTMLDivElement>(null);
  const Panel = open && tools[open].Panel;
  const names: readonly (keyof typeof tools)[] = ['columns', 'views', 'export'];
  return (
    <Box ref={box} sx={{ display: 'flex' }}>
      {names.map(name => {
        const { Icon } = tools[name];
        const label = translate(`app.${name}.open`);
        return (
          <IconButton key={name} title={label} aria-label={label} aria-haspopup="dialog" aria-expanded={open === name} onClick={() => setOpen(name)}>
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
      {Panel && box.current && (
        <Suspense>
          <Panel list={list} listKey={listKey} anchor={box.current} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Box>
  );
}
