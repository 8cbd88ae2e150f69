import type { SvgIconComponent } from '@mui/icons-material';
import { Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { type ActionInput, holds, removesRecord, type ShopRecord } from '#define';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePathOf, useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { useRecordNavigationState } from '#frame/routing/listOrigin.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { iconOf } from '#frame/ui/icons.ts';
import { useAction } from './useAction';
import { useUndoableDelete } from './useUndoableDelete';

const Question = lazyWithPreload(() => import('./Question'), null);

interface ButtonProps {
  /** `show`, `edit`, `delete` or an action of the resource. */
  action: string;
  record: ShopRecord;
  /** Shows text, as on a detail screen; otherwise an icon, as in a row. */
  labelled?: boolean;
  /** Runs after the action succeeds. */
  onDone?: (() => void) | undefined;
  /** `onDone` leaves the screen. */
  goesBack?: boolean;
  /** Runs instead of opening the edit screen, for resources edited in a dialog. */
  onEdit?: ((record: ShopRecord) => void) | undefined;
}

/** A button for one record: a link to one of its screens, or an action, with its confirmation first. Renders nothing without permission. */
export function RecordButton(props: ButtonProps) {
  const { action, record, onEdit } = props;
  const createPath = useCreatePath();
  const { name, calls } = useResource();
  const state = useRecordNavigationState();
  if (!canAccess(name, action, record)) return null;
  if (action === 'edit' && onEdit) return <Face {...props} onClick={() => onEdit(record)} />;
  if (action === 'show' || action === 'edit')
    return <Face {...props} to={createPath({ resource: name, type: action, id: record.id })} state={state} />;
  if (action === 'delete' && calls.delete?.undoable) return <UndoableDelete {...props} />;
  return <ActionButton {...props} />;
}

interface LinkButtonProps {
  resource: string;
  /** The linked record, whole or as an id. */
  target: unknown;
  record: ShopRecord;
}

/** A link from a row to a record of another resource. Renders nothing if the row has none. */
export function LinkButton({ resource, target, record }: LinkButtonProps) {
  const translate = useTranslate();
  const pathOf = usePathOf();
  const { icon } = useResource(resource);
  const to = pathOf(resource, target);
  const label = translate('app.actions.showNamed', { name: translate(`resources.${resource}.name`, { smart_count: 1 }) });
  return to && canAccess(resource, 'show') ? <Face action="show" record={record} label={label} icon={icon} to={to} /> : null;
}

function UndoableDelete(props: ButtonProps) {
  const remove = useUndoableDelete();
  return <Face {...props} onClick={() => remove(props.record, props.onDone, props.goesBack)} />;
}

function ActionButton(props: ButtonProps) {
  const { action, record, labelled, onDone, goesBack } = props;
  const { name, actions } = useResource();
  const declared = actions[action];
  const { run, isRunning } = useAction(name, action);
  const [isAsking, setIsAsking] = useState(false);
  const isOneClick = labelled && declared?.confirm === 'row';
  const needsQuestion = action === 'delete' || (!isOneClick && (declared?.confirm || declared?.ask));
  if (!holds(declared?.when, record)) return null;
  const act = async (input?: ActionInput) => {
    const succeeded = await run(record, input);
    setIsAsking(false);
    if (succeeded) onDone?.();
  };
  return (
    <>
      <Face {...props} isBusy={isRunning} onClick={() => (needsQuestion ? setIsAsking(true) : void act())} />
      {isAsking && (
        <Question {...{ action, record, isRunning, onDone, goesBack }} onConfirm={input => void act(input)} onCancel={() => setIsAsking(false)} />
      )}
    </>
  );
}

const icons: Readonly<Record<string, string>> = { show: 'Visibility', edit: 'Edit', delete: 'Delete' };

interface FaceProps extends ButtonProps {
  /** Replaces the action's label. */
  label?: string;
  /** Replaces the action's icon. */
  icon?: string | undefined;
  to?: string;
  /** State of the history entry. */
  state?: object | undefined;
  isBusy?: boolean;
  onClick?: () => void;
}

function Face({ action, record, labelled, label: replacement, icon, to, state, isBusy = false, onClick }: FaceProps) {
  const translate = useTranslate();
  const resource = useResource();
  const { name, actions } = resource;
  const titleOf = useTitleOf(name);
  const Icon = iconOf(icon ?? icons[action] ?? actions[action]?.icon);
  const danger = removesRecord(resource, action);
  const fallback = action in actions ? {} : { _: translate(`app.actions.${action === 'edit' && labelled ? 'update' : action}`) };
  const label = replacement ?? translate(`resources.${name}.actions.${action}`, fallback);
  if (labelled) return <LabelledFace {...{ action, label, Icon, to, state, danger, isBusy, onClick }} />;
  const accessibleName = translate('app.actions.of', { action: label, name: titleOf(record) });
  const rowText = action === 'show' && to ? translate(`resources.${name}.actions.show`, { _: '' }) : '';
  // A click on a row, and the keys of a list, find links and buttons by this attribute.
  const opens = replacement ? undefined : action;
  if (rowText) {
    return (
      <LinkBase to={to} state={state} data-opens={opens} className="row-link" aria-label={accessibleName}>
        {rowText}
      </LinkBase>
    );
  }
  const props = {
    className: danger ? 'icon-button danger' : 'icon-button',
    title: label,
    'aria-label': accessibleName,
    children: <Icon fontSize="small" />,
  };
  if (to) return <LinkBase to={to} state={state} data-opens={opens} {...props} />;
  return <button type="button" data-opens={opens} onClick={isBusy ? undefined : onClick} aria-disabled={isBusy || undefined} {...props} />;
}

interface LabelledFaceProps extends Pick<FaceProps, 'action' | 'to' | 'state' | 'onClick'> {
  label: string;
  danger: boolean;
  Icon: SvgIconComponent;
  isBusy: boolean;
}

/** A button with text. It is also a command, for the keyboard and the palette. */
function LabelledFace({ action, label, Icon, to, state, danger, isBusy, onClick }: LabelledFaceProps) {
  const command = useButtonCommand(label, action === 'edit' ? 'edit' : undefined, { movesFocus: to !== undefined });
  const buttonProps = {
    variant: 'outlined',
    color: danger ? 'error' : 'inherit',
    startIcon: <Icon fontSize="small" />,
    children: label,
    ...command,
  } as const;
  if (to) return <Button component={LinkBase} to={to} state={state} {...buttonProps} />;
  return <BusyButton isBusy={isBusy} onClick={onClick} {...buttonProps} />;
}
