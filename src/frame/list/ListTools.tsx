import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import FileDownload from '@mui/icons-material/FileDownload';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Box, Button, type SvgIcon } from '@mui/material';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { canAccess } from '#frame/context/canAccess.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import BoardButton from './board/BoardButton';
import { useHasBoard } from './board/boardAddress';
import type { ToolProps } from './columns/ColumnChooser';

const tools = {
  columns: { Icon: ViewColumn, Panel: lazyWithPreload(() => import('./columns/ColumnChooser'), null) },
  views: { Icon: BookmarkBorder, Panel: lazyWithPreload(() => import('./views/SavedViews'), null) },
  export: { Icon: FileDownload, Panel: lazyWithPreload(() => import('./export/ExportDialog'), null) },
} satisfies Record<string, { Icon: typeof SvgIcon; Panel: ComponentType<ToolProps> }>;

type ToolName = keyof typeof tools;
const toolNames: readonly ToolName[] = ['columns', 'views', 'export'];

/** The buttons for board, columns, saved views and export. Each panel's code loads when it is first opened. */
export default function ListTools() {
  const translate = useTranslate();
  const resource = useResource();
  const hasBoard = useHasBoard();
  const allowed = toolNames.filter(name => name !== 'export' || canAccess(resource.name, 'export'));
  const [open, setOpen] = useState<ToolName>();
  const anchor = useRef<HTMLDivElement>(null);
  const Panel = open && tools[open].Panel;
  return (
    <Box ref={anchor} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {hasBoard && <BoardButton />}
      {allowed.map(name => {
        const { Icon } = tools[name];
        return (
          <Button
            key={name}
            color="inherit"
            startIcon={<Icon />}
            aria-haspopup="dialog"
            aria-expanded={open === name}
            onClick={() => setOpen(name)}
            sx={{ color: 'text.secondary' }}
          >
            {translate(`app.${name}.open`)}
          </Button>
        );
      })}
      {Panel && anchor.current && <Panel anchor={anchor.current} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
