import { useNotify, useTranslate } from 'react-admin';
import { actionOf } from '#define';
import { planBulkUndo, type RunOutcome } from '#frame/actions/runs/runOutcome.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useNotices } from '#frame/context/useNotices.ts';

/** The labels of bulk actions, and the texts and notices of their outcomes. */
export function useBulkTexts() {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const notify = useNotify();
  const { done: notifyOne } = useNotices(name);

  /** The label of an action: `resources.<name>.bulk.<action>`, else that of the button for one record. */
  const labelOf = (action: string): string =>
    action === 'delete'
      ? translate('app.actions.delete')
      : translate(`resources.${name}.bulk.${action}`, { _: translate(`resources.${name}.actions.${action}`) });

  const titleOf = ({ action, isUndo }: Pick<RunOutcome, 'action' | 'isUndo'>): string =>
    isUndo ? translate('app.selection.puttingBack') : labelOf(action);

  /** The number of records in each part of an outcome; empty parts are left out. */
  const summaryOf = (outcome: RunOutcome): string => {
    const counted = (['done', 'refused', 'skipped', 'notStarted'] as const).filter(part => outcome[part].length);
    const parts = counted.map(part => translate(`app.selection.parts.${part}`, { count: outcome[part].length })).join(', ');
    return translate('app.selection.outcome', { action: titleOf(outcome), parts });
  };

  /** Notifies of an outcome: as for a single record if it was one, and for deletes that all worked; else with the summary. */
  const notifyOutcome = (outcome: RunOutcome): void => {
    const { action, isUndo, done, refused, skipped, notStarted } = outcome;
    const declared = actionOf(resource, action);
    const removes = action === 'delete' || (declared?.removes ?? false);
    const isWhole = !refused.length && !skipped.length && !notStarted.length;
    const record = done.length === 1 ? done[0]?.record : undefined;
    if (isWhole && action === 'delete') notifyOne('deleted', { record, isGone: !planBulkUndo(resource, outcome) });
    else if (isWhole && record && !isUndo) notifyOne(declared?.call ? (declared.of ?? action) : 'updated', { removes, record, isGone: removes });
    else {
      const text = summaryOf(outcome);
      // The outcome on the screen announces to screen readers what was not done.
      notify(text, { type: refused.length || removes ? 'error' : isWhole ? 'success' : 'warning', messageArgs: { _: text }, isShown: !isWhole });
    }
  };
  return { labelOf, titleOf, summaryOf, notifyOutcome };
}
