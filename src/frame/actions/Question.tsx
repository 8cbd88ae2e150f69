import { useStore, useTranslate } from 'react-admin';
import { type ActionInput, fieldsAsked, removesRecord, type ShopRecord } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { ConfirmDialog } from '#frame/ui/ConfirmDialog.tsx';
import { AskDialog } from './AskDialogLazy';
import { QuestionSlot } from './QuestionSlot';
import { deleteText, isRestorable } from './restorable';
import UsageNote from './UsageNote';
import { useUndoableDelete, waitingDeletes } from './useUndoableDelete';

interface QuestionProps {
  /** `delete` or an action of the resource. */
  action: string;
  record: ShopRecord;
  isRunning: boolean;
  onConfirm: (input?: ActionInput) => void;
  onCancel: () => void;
  /** Runs once the record is gone from the screen. */
  onDone?: (() => void) | undefined;
  /** `onDone` leaves the screen. */
  goesBack?: boolean | undefined;
}

/** The question before an action: the text `resources.<name>.confirm.<action>` or a general one, with the inputs of its `ask`. */
export default function Question({ action, record, onConfirm, onDone, goesBack, ...dialog }: QuestionProps) {
  const resource = useResource();
  const { name, actions } = resource;
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const remove = useUndoableDelete();
  const [isWaiting] = useStore(waitingDeletes, false);
  const isDelete = action === 'delete';
  const waits = isWaiting && isDelete && !isRestorable(resource);
  const declared = actions[action];
  const label = translate(isDelete ? 'app.actions.delete' : `resources.${name}.actions.${action}`);
  const titleParams = { name: titleOf(record), action: label };
  const textKey = `resources.${name}.confirm.${action}`;
  const texts = {
    title: translate(`${textKey}.title`, {
      ...titleParams,
      _: translate(isDelete ? 'app.confirm.deleteTitle' : 'app.confirm.actionTitle', titleParams),
    }),
    text: translate(`${textKey}.text`, {
      _: translate(waits ? 'app.confirm.waitingText' : isDelete ? deleteText(resource) : 'app.confirm.actionText'),
    }),
    confirm: label,
  };
  const fields = declared?.ask && fieldsAsked(resource, declared, record);
  const confirm = () => {
    if (!waits) return onConfirm();
    dialog.onCancel();
    remove(record, onDone, goesBack);
  };
  if (!fields)
    return (
      <ConfirmDialog {...texts} {...dialog} danger onConfirm={confirm}>
        {removesRecord(resource, action) && <UsageNote record={record} />}
        <QuestionSlot action={action} records={[record]} />
      </ConfirmDialog>
    );
  return (
    <AskDialog {...texts} {...dialog} fields={fields} record={record} danger={removesRecord(resource, action)} onConfirm={onConfirm}>
      {() => <QuestionSlot action={action} records={[record]} />}
    </AskDialog>
  );
}
