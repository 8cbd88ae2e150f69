import { useTranslate } from 'react-admin';
import { useAction } from '#frame/actions/useAction.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useTitleOf } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.ts';
import type { FieldProps } from '#frame/fields/fieldProps.ts';
import { isTrue } from '#frame/format/texts.ts';

/** An Active/Inactive switch that runs the column's action. It shows the new state at once, and the old one again if the server refuses. */
function StatusSwitch({ value, record, resource, column }: FieldProps) {
  const translate = useTranslate();
  const titleOf = useTitleOf(resource);
  const { run, isRunning } = useAction(resource, column.action ?? '');
  const active = isTrue(value);
  const title = column.action ? undefined : translate('app.values.fixed');
  return (
    <span className={title ? 'status-switch fixed' : 'status-switch'} title={title}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={active}
        checked={active}
        disabled={!column.action || !canAccess(resource, column.action, record)}
        onChange={() => !isRunning && run(record)}
        aria-label={`${translate('app.values.active')}: ${titleOf(record)}`}
        title={title}
      />
      <span aria-hidden>{translate(active ? 'app.values.active' : 'app.values.inactive')}</span>
    </span>
  );
}

/** The component of each kind of column: those of fields, and the switch of a status column. */
export const cellComponents = { ...fieldComponents, status: StatusSwitch };
