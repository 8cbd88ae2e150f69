/** Inline edit: staff edit values in the rows of a list, each saved by itself. This folder has the switch, the cells, the bar and the draft. */
import { Box, Button, GlobalStyles } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { type ShopRecord, valueAt } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import type { Typed } from '#frame/form/drafts/draft.ts';
import { useDraft } from '#frame/form/drafts/useDraft.ts';
import { formatDate } from '#frame/format/dates.ts';
import { nameOf } from '#frame/format/texts.ts';
import { inlineEditForm, useLeaveGuard } from '#frame/routing/unsavedChanges.ts';
import { InlineEditCell } from './InlineEditCell';
import type { CellProps } from './InlineEditSwitch';
import { type LatestChange, type UnsavedValues, useInlineEdit } from './useInlineEdit';

const valuesIn = ({ changes }: Partial<Typed>): UnsavedValues => (changes?.cells ?? {}) as UnsavedValues;

interface InlineEditBarProps {
  /** Gets the component of editable cells. */
  onReady: (Cell: ComponentType<CellProps>) => void;
  onClose: () => void;
}

/**
 * The bar below a list in edit mode: the latest change, the number of unsaved values, Undo and Close. It owns the state of inline edit, so
 * that none of this code loads before staff switch it on.
 */
export default function InlineEditBar({ onReady, onClose }: InlineEditBarProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const { store, commit, canUndo, latest, undo } = useInlineEdit();
  // Unsaved cells are a draft, under the name `cells`.
  const { changed, offer } = useDraft(inlineEditForm(name), {
    read: () => {
      const cells = store.unsaved();
      return Object.keys(cells).length ? { changes: { cells }, was: {} } : undefined;
    },
    restore: typed => store.restore(valuesIn(typed)),
  });
  useEffect(() => store.subscribe(changed), [store, changed]);
  const unsaved = useSyncExternalStore(store.subscribe, () => Object.keys(store.unsaved()).length);
  const [Cell] = useState(() => (props: CellProps) => <InlineEditCell {...props} store={store} commit={commit} />);
  useEffect(() => onReady(Cell), [onReady, Cell]);
  useLeaveGuard(unsaved > 0);
  return (
    <Box className="inline-edit-bar">
      <GlobalStyles styles={styles} />
      {offer && <DraftOffer {...offer} />}
      <Box sx={{ flex: '1 1 240px' }}>
        <Box role="status">{latest ? <LatestChangeText {...latest} /> : translate('app.inlineEdit.hint')}</Box>
        {unsaved > 0 && (
          <Box sx={{ color: 'error.main' }}>
            <bdi>{translate('app.inlineEdit.unsaved', { smart_count: unsaved })}</bdi>
          </Box>
        )}
      </Box>
      <Button size="small" variant="outlined" disabled={!canUndo} onClick={undo}>
        {translate('app.inlineEdit.undo')}
      </Button>
      <Button size="small" variant="contained" onClick={onClose}>
        {translate('app.inlineEdit.close')}
      </Button>
    </Box>
  );
}

function LatestChangeText({ changed: { before, after }, source, text, reason }: LatestChange) {
  const { name } = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const valueIn = (record: ShopRecord) => nameOf(valueAt(record, source));
  return translate(`app.inlineEdit.${text}`, {
    name: titleOf(after),
    before: valueIn(before) || translate('app.values.none'),
    after: valueIn(after),
    reason,
  });
}

/** Offers values that were typed into cells in an earlier visit and never saved. */
function DraftOffer({ at, changes, decide }: NonNullable<ReturnType<typeof useDraft>['offer']>) {
  const translate = useTranslate();
  const texts = Object.values(valuesIn({ changes })).map(({ name, was, typed }) => `${name}: ${was || translate('app.values.none')} → ${typed}`);
  return (
    <Box sx={{ flex: '1 1 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ flex: '1 1 240px', minWidth: 0, maxHeight: 120, overflow: 'auto', overflowWrap: 'anywhere' }}>
        {translate('app.drafts.text', { time: formatDate(at), fields: texts.join('; ') })}
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

const styles = ({ palette }: Theme) =>
  ({
    '.inline-edit-bar': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 8,
      padding: '8px 16px',
      position: 'sticky',
      insetBlockEnd: 'var(--room-below, 0px)',
      zIndex: 2,
      fontSize: 14,
      borderTop: `1px solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
    '.inline-edit-values': { display: 'inline-grid', gap: '6px 12px', alignItems: 'end' },
    // Aligned at the end, like the figures of a list. The end padding leaves room for the state mark.
    '.inline-edit-value': { display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', gap: 2, fontSize: 13 },
    '.inline-edit-derived, .inline-edit-error, .inline-edit-note, .inline-edit-value > [aria-hidden]': { paddingInlineEnd: 18 },
    '.inline-edit-line': { display: 'inline-flex', alignItems: 'center', gap: 4 },
    '.inline-edit-line input': {
      width: 88,
      minHeight: 32,
      padding: '2px 8px',
      font: 'inherit',
      fontSize: 14,
      textAlign: 'end',
      color: palette.text.primary,
      backgroundColor: 'transparent',
      border: `1px solid ${palette.text.secondary}`,
      borderRadius: 4,
    },
    '.inline-edit-line input:focus': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '.inline-edit-line input[aria-invalid]': { borderColor: palette.error.main, borderWidth: 2 },
    '.inline-edit-mark': { width: 14, color: palette.success.main, fontWeight: 700 },
    '.inline-edit-derived': { color: palette.text.secondary },
    '.inline-edit-error, .inline-edit-note': { maxWidth: 180, whiteSpace: 'normal' },
    '.inline-edit-error': { color: palette.error.main },
    '@media (max-width: 599.95px)': {
      '.inline-edit-value': { alignItems: 'flex-start' },
      '.inline-edit-line input': { minHeight: 44, fontSize: 16, width: 96 },
    },
  }) as const;
