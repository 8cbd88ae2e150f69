import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ShopRecord, valueAt } from '#define';
import { useAction } from '#frame/actions/useAction.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { useTitleOf } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import type { FieldProps } from '#frame/fields/fieldProps.ts';
import { isTrue } from '#frame/format/texts.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import type { FullColumn } from './useColumns';

/** A flag as a switch, which cannot be moved without `onChange`. */
function StatusSwitch({ value, record, resource, onChange }: FieldProps & { onChange?: (() => void) | undefined }) {
  const translate = useTranslate();
  const titleOf = useTitleOf(resource);
  const active = isTrue(value);
  const title = onChange ? undefined : translate('app.values.fixed');
  return (
    <span className={title ? 'status-switch fixed' : 'status-switch'} title={title}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={active}
        checked={active}
        disabled={!onChange || !canAccess(resource, 'status', record)}
        onChange={onChange}
        aria-label={`${translate('app.values.active')}: ${titleOf(record)}`}
        title={title}
      />
      <span aria-hidden>{translate(active ? 'app.values.active' : 'app.values.inactive')}</span>
    </span>
  );
}

/** A switch that runs the action `status`. It shows the new state at once, and the old one again if the server refuses. */
function MovableSwitch(props: FieldProps) {
  const { run, isRunning } = useAction(props.resource, 'status');
  return <StatusSwitch {...props} onChange={() => !isRunning && run(props.record)} />;
}

/** The component of each kind of column: those of fields, and the switches. */
export const cellComponents = { ...fieldComponents, switch: MovableSwitch, status: StatusSwitch };

interface CellContentProps {
  record: ShopRecord;
  /** The position of its row over all pages, from 1. */
  position: number;
  /** The name of the resource. */
  resource: string;
}

/** A value with its mark, or the resource's component for the cell. A function, as a component in each cell would slow down the table. */
export function cellContent({ record, position, resource }: CellContentProps, column: FullColumn): ReactNode {
  const { source, cellView, value, mark, kind } = column;
  const Field = cellComponents[kind];
  const shared = { record, resource, inRow: true };
  const word = mark?.value(record);
  const content = (
    <>
      <Field {...shared} value={value ? value(record, position) : valueAt(record, source)} column={column} />
      {mark && typeof word === 'string' && mark.tones[word] && (
        <>
          {' '}
          <cellComponents.badge {...shared} value={word} column={mark} />
        </>
      )}
    </>
  );
  if (!cellView) return content;
  return (
    <Slot component={cellView} props={{ record, source }} fallback={content}>
      {content}
    </Slot>
  );
}
