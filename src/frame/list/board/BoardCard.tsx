import { useDraggable } from '@dnd-kit/core';
import MoreVert from '@mui/icons-material/MoreVert';
import { Box, Card, IconButton, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { choiceText } from '#frame/context/choiceText.ts';
import { usePathOf, useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { cellContent } from '#frame/list/columns/cellComponents.tsx';
import type { FullColumn } from '#frame/list/columns/useColumns.ts';
import { useRecordNavigationState } from '#frame/routing/listOrigin.ts';
import { type Move, movesOf } from './useMoves';

interface BoardCardProps {
  record: ShopRecord;
  /** Its position over all pages, from 1. */
  position: number;
  /** The columns of the list that it shows. */
  columns: readonly FullColumn[];
  /** Its move is being sent. */
  isMoving: boolean;
  onMove: (record: ShopRecord, move: Move) => void;
  /** Gives the focus back to the button of the card that was moved. */
  focusMoved: (id: string, button: HTMLElement | null) => void;
  /** The copy that follows the pointer. */
  isOverlay?: boolean;
}

/** A record: its name as a link, some values, and a button that opens the states to which it can be moved. */
export function BoardCard({ record, position, columns, isMoving, onMove, focusMoved, isOverlay = false }: BoardCardProps) {
  const resource = useResource();
  const { name } = resource;
  const title = useTitleOf(name)(record);
  const to = usePathOf()(name, record);
  const state = useRecordNavigationState();
  const moves = movesOf(resource, record);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: record.id, disabled: isMoving || isOverlay || !moves.length });
  return (
    <Card
      {...(isOverlay ? {} : { ref: setNodeRef, ...listeners })}
      component={isOverlay ? 'div' : 'li'}
      variant="outlined"
      sx={{
        p: 1,
        cursor: moves.length ? 'grab' : undefined,
        ...(isDragging ? { opacity: 0.4 } : {}),
        ...(isOverlay ? { boxShadow: 6, cursor: 'grabbing' } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <Box dir="auto" sx={{ flex: 1, minWidth: 0, py: 0.5, overflowWrap: 'anywhere', fontWeight: 600, '& a': { color: 'primary.main' } }}>
          {to ? (
            <LinkBase to={to} state={state} draggable={false}>
              {title}
            </LinkBase>
          ) : (
            title
          )}
        </Box>
        {moves.length > 0 && !isOverlay && (
          <MoveMenu
            title={title}
            moves={moves}
            isMoving={isMoving}
            onMove={move => onMove(record, move)}
            buttonRef={node => focusMoved(record.id, node)}
          />
        )}
      </Box>
      <Box component="dl" sx={cardValues}>
        {columns.map(column => (
          <Box key={column.source} sx={{ display: 'contents' }}>
            <Box component="dt">{column.header}</Box>
            <Box component="dd">{cellContent({ record, position, resource: name }, column)}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const cardValues = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  columnGap: 1,
  m: 0,
  fontSize: 13,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

interface MoveMenuProps {
  title: string;
  moves: readonly Move[];
  isMoving: boolean;
  onMove: (move: Move) => void;
  buttonRef: (node: HTMLElement | null) => void;
}

function MoveMenu({ title, moves, isMoving, onMove, buttonRef }: MoveMenuProps) {
  const { name, states } = useResource();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('app.board.move', { name: title });
  const close = () => setAnchor(undefined);
  const stateText = (state: string) => choiceText(translate, name, states?.source ?? '', state);
  return (
    <>
      <IconButton
        ref={buttonRef}
        size="small"
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-disabled={isMoving}
        onClick={({ currentTarget }) => !isMoving && setAnchor(currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} transitionDuration={0} slotProps={{ list: { 'aria-label': label } }}>
          {moves.map(move => (
            <MenuItem
              key={`${move.action} ${move.to}`}
              onClick={() => {
                close();
                onMove(move);
              }}
            >
              <ListItemText secondary={states?.steps ? translate(`resources.${name}.actions.${move.action}`) : undefined}>
                {stateText(move.to)}
              </ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
