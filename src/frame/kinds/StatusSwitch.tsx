import { useTranslate } from 'react-admin';
import { mayHere } from '#frame/access.ts';
import { isTrue } from '#frame/format/texts.ts';
import { useTitleOf } from './resources';
import type { ShownProps } from './shown';
import { useAction } from './useAction';

/** An Active/Inactive switch that runs the column's action, shows the new state at once and takes it back when refused. */
export function StatusSwitch({ value, record, resource, column }: ShownProps) {
  const translate = useTranslate();
  const titleOf = useTitleOf(resource);
  const { run, isRunning } = useAction(resource, column.action ?? '');
  const active = isTrue(value);
  return (
    <span className="status-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={active}
        checked={active}
        disabled={!column.action || !mayHere(resource, column.action, record)}
        onChange={() => !isRunning && run(record)}
        aria-label={`${translate('app.values.active')}: ${titleOf(record)}`}
      />
      <span aria-hidden>{translate(active ? 'app.values.active' : 'app.values.inactive')}</span>
    </span>
  );
}
