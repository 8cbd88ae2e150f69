import { Box, Button, GlobalStyles } from '@mui/material';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { valueAt } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { formatDate } from '#frame/format/dates.ts';
import { nameOf } from '#frame/format/texts.ts';
import { inlineEditForm, useLeaveGuard } from '#frame/routing/unsavedChanges.ts';
import { InlineEditCell } from './InlineEditCell';
import { inlineEditStyles } from './inlineEditStyles';
import { type CellProps, useInlineEdit } from './useInlineEdit';
import { type InlineEditDraft, useInlineEditDraft } from './useInlineEditDraft';

interface SheetBarProps {
  /** Is given what stands in the cells that can be edited. */
  onReady: (Cell: ComponentType<CellProps>) => void;
  onClose: () => void;
}

/** Says below the rows that are edited how it is done, what was saved last and what is not, and takes the last back. */
export default function InlineEditBar({ onReady, onClose }: SheetBarProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const { sheet, kept, news, undo } = useInlineEdit();
  const before = useInlineEditDraft(inlineEditForm(name), sheet);
  const unsaved = useSyncExternalStore(sheet.store.subscribe, sheet.store.unsaved);
  const [Cell] = useState(() => (props: CellProps) => <InlineEditCell {...props} sheet={sheet} />);
  useEffect(() => onReady(Cell), [onReady, Cell]);
  useLeaveGuard(unsaved > 0);
  const last = news?.kept;
  const words = last && {
    name: titleOf(last.changed.after),
    before: nameOf(valueAt(last.changed.before, last.source)) || translate('app.values.none'),
    after: nameOf(valueAt(last.changed.after, last.source)),
  };
  const told = news?.refused ? 'notBack' : news?.isBack ? 'back' : 'kept';
  return (
    <Box className="sheet-bar">
      <GlobalStyles styles={inlineEditStyles} />
      {before && <Before {...before} />}
      <Box sx={{ flex: '1 1 240px' }}>
        <Box role="status">{words ? translate(`app.sheet.${told}`, { ...words, reason: news?.refused }) : translate('app.sheet.hint')}</Box>
        {unsaved > 0 && <Box sx={{ color: 'error.main' }}>{translate('app.sheet.unsaved', { smart_count: unsaved })}</Box>}
      </Box>
      <Button size="small" variant="outlined" disabled={!kept.length} onClick={undo}>
        {translate('app.sheet.undo')}
      </Button>
      <Button size="small" variant="contained" onClick={onClose}>
        {translate('app.sheet.close')}
      </Button>
    </Box>
  );
}

/** Offers back what was typed before and not saved, each value by its name. */
function Before({ at, values, decide }: InlineEditDraft) {
  const translate = useTranslate();
  const all = Object.values(values).map(({ name, was, typed }) => `${name}: ${was || translate('app.values.none')} → ${typed}`);
  return (
    <Box sx={{ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ flex: '1 1 240px', minWidth: 0, maxHeight: 120, overflow: 'auto', overflowWrap: 'anywhere' }}>
        {translate('app.drafts.text', { time: formatDate(at), fields: all.join('; ') })}
      </Box>
      <Button size="small" variant="outlined" onClick={() => decide(true)}>
        {translate('app.drafts.restore')}
      </Button>
      <Button size="small" onClick={() => decide(false)}>
        {translate('app.drafts.discard')}
      </Button>
    </Box>
  );
}
