import type { ComponentProps } from 'react';
import { useDataTableCallbacksContext, useDataTableDataContext, useDataTableSelectedIdsContext, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';

/** A `td`, not a `th`: a checkbox is no column header. */
const CheckboxCell = (props: ComponentProps<'input'>) => (
  <td className="row-select" role="presentation">
    <label className="tick">
      <input type="checkbox" {...props} />
    </label>
  </td>
);

/** Selects all rows of the page; the selection on other pages stays. */
export function SelectAll({ disabled }: { disabled: boolean }) {
  const translate = useTranslate();
  const rows = useDataTableDataContext<ShopRecord>() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { onSelect } = useDataTableCallbacksContext();
  const selected = rows.filter(({ id }) => selectedIds.includes(id)).length;
  const others = selectedIds.filter(selectedId => !rows.some(({ id }) => id === selectedId));
  return (
    <CheckboxCell
      aria-label={translate('app.selection.all')}
      disabled={disabled}
      checked={selected > 0 && selected === rows.length}
      ref={box => {
        if (box) box.indeterminate = selected > 0 && selected < rows.length;
      }}
      onChange={({ target }) => onSelect?.(target.checked ? [...others, ...rows.map(({ id }) => id)] : others)}
    />
  );
}

/** Selects a row; with Shift, all rows from the one selected last. */
export function RowCheckbox({ record, isSelected }: { record: ShopRecord; isSelected: boolean }) {
  const translate = useTranslate();
  const { handleToggleItem } = useDataTableCallbacksContext();
  const { name } = useResource();
  const label = translate('app.selection.one', { name: useTitleOf(name)(record) });
  return <CheckboxCell aria-label={label} checked={isSelected} onChange={({ nativeEvent }) => handleToggleItem?.(record.id, nativeEvent)} />;
}
