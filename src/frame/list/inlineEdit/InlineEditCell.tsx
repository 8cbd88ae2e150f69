import { type KeyboardEvent, useId, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { type ShopRecord, valueAt } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { formatMoney } from '#frame/format/money.ts';
import { numeric, writeNumber } from '#frame/format/numbers.ts';
import { nameOf } from '#frame/format/texts.ts';
import { validatorsOf } from '#frame/inputs/validators.ts';
import { cellComponents } from '#frame/list/columns/cellComponents.tsx';
import { withTyped } from '#frame/record/derivedValues.ts';
import { clearLeaveChoice } from '#frame/routing/unsavedChanges.ts';
import type { CellProps } from './InlineEditSwitch';
import { type EditedValue, editedValues, typedValue } from './inlineEditValues';
import { cellKey, type InlineEdit } from './useInlineEdit';

/** A list cell in edit mode: one input for each value that its column edits; empty if this record has none. */
export function InlineEditCell(props: CellProps & InlineEdit) {
  const { record, column } = props;
  const { fields } = useResource();
  const { allowsInput } = useSettings();
  const values = editedValues(fields, column, record).filter(({ field }) => allowsInput(field, 'edit'));
  // The values of one inner row are on one line.
  const perLine = values.filter(({ rowTitle }) => rowTitle === values[0]?.rowTitle).length;
  return (
    <span className="inline-edit-values" style={{ gridTemplateColumns: `repeat(${perLine}, auto)` }}>
      {values.map(edited => (
        <InlineEditInput key={edited.source} {...props} edited={edited} isLabelled={values.length > 1 || column.edit !== true} />
      ))}
    </span>
  );
}

/** Focuses the same value in another row: 1 for the next, -1 for the previous. */
function focusRow(input: HTMLInputElement, step: 1 | -1): void {
  const selector = `input[data-inline-edit="${input.dataset.inlineEdit}"]`;
  const inputs = [...(input.closest('tbody')?.querySelectorAll<HTMLInputElement>(selector) ?? [])];
  inputs[inputs.indexOf(input) + step]?.focus();
}

interface InlineEditInputProps extends CellProps, InlineEdit {
  edited: EditedValue;
  /** Shows a label, as the cell has several values. */
  isLabelled: boolean;
}

function InlineEditInput({ record, column, store, commit, edited, isLabelled }: InlineEditInputProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const { settings } = useSettings();
  const id = useId();
  const key = cellKey(record, edited);
  const { unsaved, sending, error, isSaved, isRestored } = useSyncExternalStore(store.subscribe, () => store.of(key));
  const stored = storedText(record, edited);
  const text = unsaved?.typed ?? stored;
  const isChanged = text.trim() !== (sending?.typed.trim() ?? stored);
  const isSaving = sending !== undefined && sending === unsaved;
  const label = [translate(`resources.${name}.${edited.textKey}`), edited.rowTitle].filter(part => part !== undefined).join(' ');
  const cellName = translate('app.inlineEdit.cell', { field: label, name: titleOf(record) });
  const none = translate('app.values.none');
  const note = isRestored ? translate('app.inlineEdit.before', { was: unsaved?.was || none, now: stored || none }) : error;
  const revert = () => store.set(key, sending ? { unsaved: sending, sending } : {});
  const apply = () => {
    if (isChanged) return commit(record, edited);
    revert();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') revert();
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (apply()) focusRow(event.currentTarget, event.shiftKey ? -1 : 1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      focusRow(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <span className="inline-edit-value">
      {isLabelled && <span aria-hidden>{label}</span>}
      <span className="inline-edit-line">
        {edited.field.kind === 'money' && <span aria-hidden>{settings.currencySymbol}</span>}
        <input
          aria-label={cellName}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? id : undefined}
          aria-busy={isSaving}
          data-inline-edit={`${column.source}/${edited.source.split('.').at(-1)}`}
          dir="ltr"
          inputMode={edited.field.kind === 'text' ? undefined : 'decimal'}
          autoComplete="off"
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            clearLeaveChoice();
            store.set(key, { unsaved: { typed: target.value, was: stored, name: cellName }, sending });
          }}
          // A refused or restored value is sent again by Enter, not by leaving the cell.
          onBlur={() => unsaved && !(isChanged && note) && apply()}
          onKeyDown={onKeyDown}
        />
        <span className="inline-edit-mark" title={isSaved ? translate('app.inlineEdit.saved') : undefined}>
          {isSaving ? '…' : isSaved ? '✓' : isChanged ? '•' : ''}
        </span>
      </span>
      <DerivedValue record={record} column={column} edited={edited} text={text} />
      {note && (
        <span id={id} role={error && 'alert'} className={error ? 'inline-edit-error' : 'inline-edit-note'}>
          {note}
        </span>
      )}
    </span>
  );
}

const storedText = (record: ShopRecord, { source, field }: EditedValue): string =>
  (numeric.has(field.kind) ? writeNumber : nameOf)(valueAt(record, source));

/** The derived value of a money column, such as the selling price of an edited price. */
function DerivedValue({ record, column, edited, text }: Pick<InlineEditInputProps, 'record' | 'column' | 'edited'> & { text: string }) {
  const { name, fields } = useResource();
  const translate = useTranslate();
  const { settings } = useSettings();
  if (column.edit === true || column.kind !== 'money') return null;
  const result = typedValue(edited.field, text, validatorsOf(edited.field));
  const isNew = 'value' in result && text !== storedText(record, edited);
  const value = valueAt(isNew ? withTyped(fields, record, edited.source, result.value, record) : record, column.source);
  const Shown = cellComponents[column.kind];
  if (typeof value !== 'number') return <Shown value={value} record={record} resource={name} column={column} inRow />;
  return (
    <span className="inline-edit-derived">
      {translate('app.filters.named', {
        name: translate(`resources.${name}.fields.${column.source}`),
        value: formatMoney(value, settings.currencySymbol),
      })}
    </span>
  );
}
