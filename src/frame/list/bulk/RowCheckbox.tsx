import { useListContext, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import type { RowSelection } from './useRowSelection';

/** Ticks the rows of this page, beside those of others. No head of a column: the table has those of its records alone. */
export function SelectAll({ rows, disabled }: { rows: readonly ShopRecord[]; disabled: boolean }) {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const ticked = rows.filter(({ id }) => selectedIds.includes(id)).length;
  const others = selectedIds.filter(selected => !rows.some(({ id }) => id === selected));
  return (
    <td className="row-select" role="presentation">
      <label className="tick">
        <input
          type="checkbox"
          aria-label={translate('app.selection.all')}
          disabled={disabled}
          checked={ticked > 0 && ticked === rows.length}
          ref={box => {
            if (box) box.indeterminate = ticked > 0 && ticked < rows.length;
          }}
          onChange={({ target }) => onSelect(target.checked ? [...others, ...rows.map(({ id }) => id)] : others)}
        />
      </label>
    </td>
  );
}

/** Ticks its row. */
export function RowCheckbox({ record, isTicked, onTick }: RowSelection & { record: ShopRecord }) {
  const translate = useTranslate();
  const { name } = useResource();
  const titleOf = useTitleOf(name);
  return (
    <td className="row-select" role="presentation">
      <label className="tick">
        <input
          type="checkbox"
          aria-label={translate('app.selection.one', { name: titleOf(record) })}
          checked={isTicked}
          onChange={() => onTick?.(record.id)}
        />
      </label>
    </td>
  );
}
