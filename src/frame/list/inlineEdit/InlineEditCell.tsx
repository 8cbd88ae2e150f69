import { type KeyboardEvent, useId, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { type ShopRecord, valueAt } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { formatMoney } from '#frame/format/money.ts';
import { numeric, writeNumber } from '#frame/format/numbers.ts';
import { nameOf } from '#frame/format/texts.ts';
import { validatorsOf } from '#frame/inputs/validators.ts';
import { cellComponents } from '#frame/list/columns/cellComponents.ts';
import { typesOn } from '#frame/routing/unsavedChanges.ts';
import { type EditedValue, editedValues, typedValue, withTyped } from './inlineEditValues';
import type { CellProps, InlineEdit } from './useInlineEdit';

interface SheetCellProps extends CellProps {
  sheet: InlineEdit;
}

/** What of a record a column edits, each in an input; nothing where this record has nothing to edit. */
export function InlineEditCell({ record, column, sheet }: SheetCellProps) {
  const { fields } = useResource();
  const { allowsInput } = useSettings();
  const edited = editedValues(fields, column, record).filter(({ field }) => allowsInput(field, 'edit'));
  // The values of one row of the record stand beside each other.
  const across = edited.filter(({ rowTitle }) => rowTitle === edited[0]?.rowTitle).length;
  return (
    <span className="sheet-values" style={{ gridTemplateColumns: `repeat(${across}, auto)` }}>
      {edited.map(one => (
        <SheetInput key={one.source} record={record} column={column} sheet={sheet} edited={one} isNamed={edited.length > 1 || column.edit !== true} />
      ))}
    </span>
  );
}

/** Goes to the same value of another row: 1 is the next, -1 the one before. Whether there is one. */
function goBy(input: HTMLInputElement, by: number): boolean {
  const column = [...(input.closest('tbody')?.querySelectorAll<HTMLInputElement>(`input[data-sheet="${input.dataset.sheet}"]`) ?? [])];
  const next = column[column.indexOf(input) + by];
  next?.focus();
  return next !== undefined;
}

interface SheetInputProps extends SheetCellProps {
  edited: EditedValue;
  /** Says to the eye which value it is, where the column has several. */
  isNamed: boolean;
}

function SheetInput({ record, column, sheet, edited, isNamed }: SheetInputProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const { settings } = useSettings();
  const id = useId();
  const key = sheet.keyOf(record, edited);
  const { typed, mistake, isSaving, isSaved, isBack } = useSyncExternalStore(sheet.store.subscribe, () => sheet.store.of(key));
  const held = heldText(record, edited);
  const text = typed ?? held;
  const label = translate(`resources.${name}.${edited.textKey}`);
  const called = edited.rowTitle === undefined ? label : `${label} ${edited.rowTitle}`;
  const cellName = translate('app.sheet.cell', { field: called, name: titleOf(record) });
  const none = translate('app.values.none');
  const note = isBack ? translate('app.sheet.before', { was: sheet.store.originOf(key)?.was || none, now: held || none }) : mistake;
  const commit = (): boolean => {
    if (isSaving || typed === undefined) return true;
    if (typed.trim() === held) sheet.revert(record, edited);
    else if (!note) return sheet.commit(record, edited, typed);
    return typed.trim() === held;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') sheet.revert(record, edited);
    else if (event.key === 'Enter') {
      event.preventDefault();
      // Again, as it is, where the server refused it: what was in its way may be gone.
      const isGone = typed !== undefined && typed.trim() !== held ? sheet.commit(record, edited, typed) : commit();
      if (isGone) goBy(event.currentTarget, event.shiftKey ? -1 : 1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      goBy(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  return (
    <span className="sheet-value">
      {isNamed && <span aria-hidden>{called}</span>}
      <span className="sheet-line">
        {edited.field.kind === 'money' && <span aria-hidden>{settings.currencySymbol}</span>}
        <input
          aria-label={cellName}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={note ? id : undefined}
          aria-busy={isSaving}
          data-sheet={`${column.source}/${edited.source.split('.').at(-1)}`}
          dir="ltr"
          inputMode={edited.field.kind === 'text' ? undefined : 'decimal'}
          autoComplete="off"
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            typesOn();
            sheet.store.type(key, target.value, () => ({ was: held, name: cellName }));
          }}
          onBlur={commit}
          onKeyDown={press}
        />
        <span className="sheet-mark" title={isSaved ? translate('app.sheet.saved') : undefined}>
          {isSaving ? '…' : isSaved ? '✓' : typed !== undefined && typed.trim() !== held ? '•' : ''}
        </span>
      </span>
      <Follows record={record} column={column} edited={edited} text={text} />
      {note && (
        <span id={id} role={mistake && 'alert'} className={mistake ? 'sheet-mistake' : 'sheet-note'}>
          {note}
        </span>
      )}
    </span>
  );
}

/** What a record holds, as its cell writes it. */
const heldText = (record: ShopRecord, { source, field }: EditedValue): string =>
  (numeric.has(field.kind) ? writeNumber : nameOf)(valueAt(record, source));

/** What the column shows follows from what is typed: what it becomes. */
function Follows({ record, column, edited, text }: Pick<SheetInputProps, 'record' | 'column' | 'edited'> & { text: string }) {
  const { name, fields } = useResource();
  const translate = useTranslate();
  const { settings } = useSettings();
  if (column.edit === true || column.kind !== 'money') return null;
  const read = typedValue(edited.field, text, validatorsOf(edited.field, false, undefined));
  const isNew = 'value' in read && text !== heldText(record, edited);
  const after = valueAt(isNew ? withTyped(fields, record, edited.source, read.value) : record, column.source);
  const Shown = cellComponents[column.kind];
  if (typeof after !== 'number') return <Shown value={after} record={record} resource={name} column={column} inRow />;
  return (
    <span className="sheet-follows">
      {translate('app.filters.named', {
        name: translate(`resources.${name}.fields.${column.source}`),
        value: formatMoney(after, settings.currencySymbol),
      })}
    </span>
  );
}
