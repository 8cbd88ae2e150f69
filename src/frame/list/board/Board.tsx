/** The rows of a list as a board: a column for each state, and a card for each record, which is dragged, or moved by its menu. */
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import Question from '#frame/actions/Question.tsx';
import { useResource } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import { formatNumber } from '#frame/format/money.ts';
import { cellClasses } from '#frame/list/cellClasses.ts';
import { type FullColumn, useColumns } from '#frame/list/columns/useColumns.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { ListOrigin, useRecordNavigationOfList } from '#frame/routing/listOrigin.ts';
import { BoardCard } from './BoardCard';
import { movesOf, stateOf, statesIn, useMoves } from './useMoves';

/** Turns off the announcements of dnd-kit: a notice announces each move, and users of screen readers move cards by their menu. */
const silent = {
  announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
  screenReaderInstructions: { draggable: '' },
};

export default function Board({ rows }: { rows: ShopRecord[] }) {
  const { isPlaceholderData = false } = useListContext();
  const resource = useResource();
  // Links from the cards carry the list along, for Previous and Next on the record's screen.
  const navigation = useRecordNavigationOfList(useDeclaredList().listKey, rows);
  const translate = useTranslate();
  const columns = useCardColumns();
  const { move, question, movingIds, focusMoved } = useMoves();
  const [dragged, setDragged] = useState<ShopRecord>();
  // A mouse drags once it moves, a finger once it rests: a swipe scrolls.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
  );
  const declared = statesIn(resource);
  const hasOthers = rows.some(record => !declared.includes(stateOf(resource, record)));
  const targets = dragged && movesOf(resource, dragged);
  const drop = ({ over }: DragEndEvent) => {
    setDragged(undefined);
    const target = targets?.find(({ to }) => to === over?.id);
    if (dragged && target) move(dragged, target);
  };
  const card = (record: ShopRecord) => ({
    record,
    position: navigation.before + rows.indexOf(record) + 1,
    columns,
    isMoving: movingIds.has(record.id),
    onMove: move,
    focusMoved,
  });
  return (
    <ListOrigin value={navigation}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={silent}
        onDragStart={({ active }) => setDragged(rows.find(({ id }) => id === active.id))}
        onDragEnd={drop}
        onDragCancel={() => setDragged(undefined)}
      >
        <Box
          role="group"
          aria-label={translate('app.board.open')}
          aria-busy={isPlaceholderData}
          inert={isPlaceholderData}
          sx={{ display: 'flex', alignItems: 'stretch', gap: 1.5, p: 2, overflowX: 'auto' }}
        >
          {[...declared, ...(hasOthers ? [''] : [])].map(state => {
            const inColumn = rows.filter(record => (state ? stateOf(resource, record) === state : !declared.includes(stateOf(resource, record))));
            const isTarget = targets?.some(({ to }) => to === state);
            return (
              <BoardColumn key={state} state={state} count={inColumn.length} isTarget={isTarget}>
                {inColumn.map(record => (
                  <BoardCard key={record.id} {...card(record)} />
                ))}
              </BoardColumn>
            );
          })}
        </Box>
        <DragOverlay dropAnimation={null}>{dragged && <BoardCard {...card(dragged)} isOverlay />}</DragOverlay>
        {question && <Question {...question} />}
      </DndContext>
    </ListOrigin>
  );
}

interface BoardColumnProps {
  /** Empty for records without a declared state. */
  state: string;
  count: number;
  /** Whether the dragged card may be dropped here; undefined while none is dragged. */
  isTarget: boolean | undefined;
  children: ReactNode;
}

/** The cards in one state, below its name and their number. */
function BoardColumn({ state, count, isTarget, children }: BoardColumnProps) {
  const id = useId();
  const { name, fields, states } = useResource();
  const translate = useTranslate();
  const field = fields.find(({ source }) => source === states?.source);
  const { setNodeRef, isOver } = useDroppable({ id: state, disabled: !isTarget });
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-labelledby={id}
      sx={{
        flex: '1 0 200px',
        maxWidth: 360,
        minWidth: 0,
        p: 1,
        borderRadius: 1,
        outline: '2px dashed transparent',
        bgcolor: 'action.hover',
        ...(isTarget === false ? { opacity: 0.5 } : {}),
        ...(isTarget ? { outlineColor: 'primary.main' } : {}),
        ...(isOver ? { bgcolor: 'action.selected' } : {}),
      }}
    >
      <Box id={id} component="h2" sx={{ display: 'flex', gap: 1, alignItems: 'center', m: 0, px: 0.5, pb: 1, font: 'inherit' }}>
        {field && state ? <fieldComponents.badge value={state} record={{ id: '' }} resource={name} column={field} /> : translate('app.board.others')}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatNumber(count)}
        </Box>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {children}
      </Box>
    </Box>
  );
}

/** How many values a card shows beside the name of its record. */
const mostValues = 3;

/** The columns of a list that a card shows: those that stay on small screens first, without name, state and switches. */
function useCardColumns(): readonly FullColumn[] {
  const { represent, states } = useResource();
  const { narrow } = useDeclaredList().list;
  const { shown } = useColumns();
  const classes = cellClasses(shown, narrow, represent);
  const isCollapsed = ({ source }: FullColumn) => classes[source]?.includes('collapsed') ?? false;
  const values = shown.filter(({ source, kind }) => source !== represent && source !== states?.source && kind !== 'switch' && kind !== 'status');
  return [...values.filter(column => !isCollapsed(column)), ...values.filter(isCollapsed)].slice(0, mostValues);
}
