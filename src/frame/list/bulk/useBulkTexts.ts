import { useNotify, useTranslate } from 'react-admin';
import { removesRecord } from '#define';
import { planBulkUndo, type RunOutcome } from '#frame/actions/runs/runOutcome.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { noticeEvent, useNotices } from '#frame/context/useNotices.ts';

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

  const runTitle = ({ action, isUndo }: Pick<RunOutcome, 'action' | 'isUndo'>): string =>
    isUndo ? translate('app.selection.puttingBack') : labelOf(action);

  /** What a run did as a sentence, `resources.<name>.done.<action>`; empty if it has none or did nothing. */
  const sentenceOf = ({ action, isUndo, done }: RunOutcome): string => {
    const count = done.length;
    if (!count) return '';
    if (isUndo) return translate('app.selection.undone', { smart_count: count });
    const general = action === 'delete' ? translate('app.selection.deleted', { count }) : '';
    return translate(`resources.${name}.done.${action}`, { smart_count: count, _: general });
  };

  /** What an outcome did, and the number of records in its other parts; empty parts are left out. */
  const summaryOf = (outcome: RunOutcome): string => {
    const sentence = sentenceOf(outcome);
    const counted = (['done', 'refused', 'skipped', 'notStarted'] as const).filter(part => outcome[part].length && !(sentence && part === 'done'));
    const parts = counted.map(part => translate(`app.selection.parts.${part}`, { count: outcome[part].length }));
    if (sentence) return [sentence, ...parts].join(', ');
    return translate('app.selection.outcome', { action: runTitle(outcome), parts: parts.join(', ') });
  };

  /** Notifies of an outcome: as for a single record if it was one, and for deletes that all worked; else with the summary. */
  const notifyOutcome = (outcome: RunOutcome): void => {
    const { action, isUndo, done, refused, skipped, notStarted } = outcome;
    const removes = removesRecord(resource, action);
    const isWhole = !refused.length && !skipped.length && !notStarted.length;
    const record = done.length === 1 ? done[0]?.record : undefined;
    if (isWhole && action === 'delete') notifyOne('deleted', { record, isGone: !planBulkUndo(resource, outcome) });
    else if (isWhole && record && !isUndo) notifyOne(noticeEvent(resource, action), { removes, record, isGone: removes });
    else {
      const text = summaryOf(outcome);
      // `error` is red, also for a success that removed records. The outcome on the screen announces to screen readers what was not done.
      notify(text, { type: refused.length || removes ? 'error' : isWhole ? 'success' : 'warning', messageArgs: { _: text }, isShown: !isWhole });
    }
  };
  return { labelOf, runTitle, summaryOf, notifyOutcome };
}
