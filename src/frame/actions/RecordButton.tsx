import { Button } from '@mui/material';
import { type FC, Suspense, useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { type ActionInput, actionInputFields, holds, type ShopRecord } from '#define';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePathOf, useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useRecordNavigationState } from '#frame/routing/listOrigin.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { ConfirmDialog } from '#frame/ui/ConfirmDialogLazy.ts';
import { iconOf } from '#frame/ui/icons.tsx';
import { AskDialog } from './AskDialogLazy';
import { deleteText, reasonText } from './reasonText';
import { useAction } from './useAction';
import { useUndoableDelete } from './useUndoableDelete';

interface ButtonProps {
  /** `show`, `edit`, `delete` or an action of the resource. */
  action: string;
  record: ShopRecord;
  /** With its text, as on a detail screen; else an icon, as in a row. */
  labelled?: boolean;
  /** Runs after the action has succeeded. */
  onDone?: () => void;
  /** Runs instead of opening the edit screen, for resources edited in a dialog. */
  onEdit?: ((record: ShopRecord) => void) | undefined;
}

/** A button for one record: a link to its screens, or something done to it, with the question that it asks first. Nothing for those who may not. */
export function RecordButton(props: ButtonProps) {
  const { action, record, onEdit } = props;
  const createPath = useCreatePath();
  const { name, calls } = useResource();
  const state = useRecordNavigationState();
  if (!canAccess(name, action, record)) return null;
  if (action === 'edit' && onEdit) return <Face {...props} icon="Edit" onClick={() => onEdit(record)} />;
  if (action === 'show' || action === 'edit') {
    return (
      <Face
        {...props}
        icon={action === 'show' ? 'Visibility' : 'Edit'}
        to={createPath({ resource: name, type: action, id: record.id })}
        state={state}
      />
    );
  }
  if (action === 'delete' && calls.delete?.undoable) return <UndoableDelete {...props} />;
  return <ActionButton {...props} />;
}

interface LinkButtonProps {
  resource: string;
  /** The record that is led to: whole, or its id. */
  target: unknown;
  /** The record of the row. */
  record: ShopRecord;
}

/** A link from a row to a record of another resource. Nothing where the row names none. */
export function LinkButton({ resource, target, record }: LinkButtonProps) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const { icon } = useResource(resource);
  const to = pathOf(resource, target);
  const label = translate('app.actions.showNamed', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) });
  return to && canAccess(resource, 'show') ? <Face action="show" record={record} label={label} icon={icon} to={to} /> : null;
}

function UndoableDelete(props: ButtonProps) {
  const { record, onDone } = props;
  const remove = useUndoableDelete(useResource().name);
  const act = () => {
    remove(record, { goesBack: Boolean(onDone) });
    onDone?.();
  };
  return <Face {...props} icon="Delete" danger onClick={act} />;
}

function ActionButton(props: ButtonProps) {
  const { action, record, labelled, onDone } = props;
  const { name, actions } = useResource();
  const declared = actions[action];
  const { run, isRunning } = useAction(name, action);
  const [asking, setAsking] = useState(false);
  const asks = action === 'delete' || declared?.confirm === true || (declared?.confirm === 'row' && !labelled) || declared?.ask;
  if (!holds(declared?.when, record)) return null;
  const act = async (asked?: ActionInput) => {
    const succeeded = await run(record, asked);
    setAsking(false);
    if (succeeded) onDone?.();
  };
  return (
    <>
      <Face
        {...props}
        icon={action === 'delete' ? 'Delete' : declared?.icon}
        danger={action === 'delete' || declared?.removes}
        isBusy={isRunning}
        isImpossible={!holds(declared?.enabled, record)}
        onClick={() => (asks ? setAsking(true) : void act())}
      />
      {asking && (
        <Suspense>
          <Question action={action} record={record} isRunning={isRunning} onConfirm={asked => void act(asked)} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

interface QuestionProps extends Pick<ButtonProps, 'action' | 'record'> {
  isRunning: boolean;
  onConfirm: (asked?: ActionInput) => void;
  onCancel: () => void;
}

/** What is asked before: `resources.<name>.confirm.<action>`, or in general words, and what the action asks for. */
function Question({ action, record, onConfirm, ...dialog }: QuestionProps) {
  const resource = useResource();
  const { name, actions } = resource;
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const declared = actions[action];
  const general = action === 'delete' ? 'delete' : 'action';
  const label = translate(action === 'delete' ? 'app.actions.delete' : `resources.${name}.actions.${action}`);
  const called = { name: titleOf(record), action: label };
  const own = `resources.${name}.confirm.${action}`;
  const words = {
    title: translate(`${own}.title`, { ...called, _: translate(`app.confirm.${general}Title`, called) }),
    text: translate(`${own}.text`, { _: translate(action === 'delete' ? deleteText(resource) : 'app.confirm.actionText') }),
    confirm: label,
  };
  const asked = declared?.ask && actionInputFields(resource, declared);
  const isGoing = action === 'delete' || declared?.removes;
  if (!asked)
    return (
      <ConfirmDialog {...words} {...dialog} onConfirm={() => onConfirm()}>
        {isGoing && (
          <Suspense fallback={null}>
            <Usage resource={name} record={record} />
          </Suspense>
        )}
      </ConfirmDialog>
    );
  return <AskDialog {...words} {...dialog} fields={asked} record={record} danger={declared?.removes} onConfirm={onConfirm} />;
}

const Usage = lazyWithPreload(() => import('./UsageNote'));

interface FaceProps extends ButtonProps {
  /** In place of the action's own words. */
  label?: string;
  icon?: string | undefined;
  to?: string;
  /** What the history entry of that address keeps. */
  state?: object | undefined;
  danger?: boolean | undefined;
  isBusy?: boolean;
  /** It does nothing to this record, and says why. */
  isImpossible?: boolean;
  onClick?: () => void;
}

function Face({ action, record, labelled, label: words, icon, to, state, danger, isBusy = false, isImpossible = false, onClick }: FaceProps) {
  const translate = useTranslate();
  const { name, actions } = useResource();
  const titleOf = useTitleOf(name);
  const Icon = iconOf(icon);
  const general = action in actions ? {} : { _: translate(`app.actions.${action === 'edit' && labelled ? 'update' : action}`) };
  const label = words ?? translate(`resources.${name}.actions.${action}`, general);
  const reason = isImpossible ? reasonText(translate, name, action, 'unfit') : undefined;
  if (labelled) return <LabelledFace {...{ action, label, Icon, to, state, danger, isBusy, reason, onClick }} />;
  const accessibleName = translate('app.actions.of', { action: label, name: titleOf(record) });
  const written = action === 'show' && to ? translate(`resources.${name}.actions.show`, { _: '' }) : '';
  // A row that is pressed opens what its own link does.
  const opens = words ? undefined : action;
  if (written) {
    return (
      <LinkBase to={to} state={state} data-opens={opens} className="row-link" aria-label={accessibleName}>
        {written}
      </LinkBase>
    );
  }
  const props = {
    className: danger ? 'icon-button danger' : 'icon-button',
    title: reason ?? label,
    'aria-label': accessibleName,
    children: <Icon />,
  };
  if (to) return <LinkBase to={to} state={state} data-opens={opens} {...props} />;
  const isIdle = isBusy || Boolean(reason);
  return <button type="button" onClick={isIdle ? undefined : onClick} aria-disabled={isIdle || undefined} {...props} />;
}

interface LabelledFaceProps extends Pick<FaceProps, 'action' | 'to' | 'state' | 'danger' | 'onClick'> {
  label: string;
  Icon: FC;
  isBusy: boolean;
  /** Why it does nothing to this record. */
  reason: string | undefined;
}

/** With its text; what can be done to the record of a screen can be done by key and from the palette as well. */
function LabelledFace({ action, label, Icon, to, state, danger, isBusy, reason, onClick }: LabelledFaceProps) {
  const command = useButtonCommand(label, action === 'edit' ? 'edit' : undefined, { isOffered: !reason, leadsOn: to !== undefined });
  const look = { variant: 'outlined', color: danger ? 'error' : 'inherit', startIcon: <Icon />, children: label, ...command } as const;
  if (to) return <Button component={LinkBase} to={to} state={state} {...look} />;
  // Not `disabled`: the focus comes by, and with it the reason is read.
  if (reason) return <Button {...look} aria-disabled title={reason} disableRipple sx={{ opacity: 0.5, cursor: 'default' }} />;
  return <BusyButton isBusy={isBusy} onClick={onClick} {...look} />;
}
