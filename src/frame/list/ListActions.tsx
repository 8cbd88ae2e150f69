import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { type ActionInput, actionInputFields, noRecord, removesRecord } from '#define';
import { AskDialog } from '#frame/actions/AskDialogLazy.ts';
import { useButtonCommand } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useNotices } from '#frame/context/useNotices.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { ConfirmDialog } from '#frame/ui/ConfirmDialog.tsx';
import { iconOf } from '#frame/ui/icons.ts';

/** The buttons for the actions of a list that belong to no record. `title` is that of the list. */
export default function ListActions({ actions, title }: { actions: readonly string[]; title: string }) {
  const { name } = useResource();
  return actions.filter(action => canAccess(name, action)).map(action => <ListAction key={action} action={action} title={title} />);
}

function ListAction({ action, title }: { action: string; title: string }) {
  const resource = useResource();
  const { name, actions } = resource;
  const declared = actions[action] ?? {};
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const label = translate(`resources.${name}.actions.${action}`);
  const danger = removesRecord(resource, action);
  const { mutate: run, isPending: isRunning } = useListAction(name, action, label);
  const Icon = iconOf(declared.icon);
  const command = useButtonCommand(label);
  const textKey = `resources.${name}.confirm.${action}`;
  const question = {
    title: translate(`${textKey}.title`, { _: translate('app.confirm.actionTitle', { action: label, name: title }) }),
    text: translate(`${textKey}.text`, { _: translate('app.confirm.listText') }),
    confirm: label,
    danger,
    isRunning,
    onCancel: () => setAsking(false),
  };
  const act = (input: ActionInput = {}) => run(input, { onSuccess: () => setAsking(false) });
  return (
    <>
      <BusyButton
        {...command}
        variant="outlined"
        color={danger ? 'error' : 'inherit'}
        startIcon={declared.icon && <Icon fontSize="small" />}
        isBusy={isRunning}
        onClick={() => (declared.ask || declared.confirm ? setAsking(true) : act())}
      >
        {label}
      </BusyButton>
      {isAsking && declared.ask && <AskDialog {...question} fields={actionInputFields(resource, declared)} onConfirm={act} />}
      {isAsking && !declared.ask && <ConfirmDialog {...question} onConfirm={() => act()} />}
    </>
  );
}

/** Runs an action that belongs to no record. A notice says the outcome, and the lists of the resource are read again, after a refusal too. */
function useListAction(resource: string, action: string, label: string) {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const queryClient = useQueryClient();
  const notices = useNotices(resource);
  const notify = useNotify();
  const translate = useTranslate();
  return useMutation({
    mutationFn: (input: ActionInput) => dataProvider.act(resource, action, noRecord, input),
    onSuccess: () => {
      const text = translate(`resources.${resource}.notifications.${action}`, { _: translate('app.notices.acted', { action: label }) });
      notify(text, { type: 'success', messageArgs: { _: text } });
    },
    onError: error => notices.failed(error, action),
    onSettled: () => queryClient.invalidateQueries(staleAfterWrite(resource)),
  });
}
