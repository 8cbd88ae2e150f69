import { useNotify, useTranslate } from 'react-admin';
import { actionOf } from '#define';
import { planBulkUndo, type RunOutcome } from '#frame/actions/runOutcome.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useNotices } from '#frame/context/useNotices.ts';

/** What is said of an action on several records, by its resource. */
export function useBulkTexts() {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const notify = useNotify();
  const { done: tellOne } = useNotices(name);

  /** `resources.<name>.bulk.<action>`, else as on the button of one record. */
  const labelOf = (action: string): string =>
    action === 'delete'
      ? translate('app.actions.delete')
      : translate(`resources.${name}.bulk.${action}`, { _: translate(`resources.${name}.actions.${action}`) });

  /** What is, or was, done: an action, or that it is taken back. */
  const titleOf = ({ action, isBack }: Pick<RunOutcome, 'action' | 'isBack'>): string =>
    isBack ? translate('app.selection.puttingBack') : labelOf(action);

  /** How many of each kind there are, of those that there are any of. */
  const summaryOf = (outcome: RunOutcome): string => {
    const counted = (['done', 'refused', 'left', 'rest'] as const).filter(part => outcome[part].length);
    const parts = counted.map(part => translate(`app.selection.parts.${part}`, { count: outcome[part].length })).join(', ');
    return translate('app.selection.outcome', { action: titleOf(outcome), parts });
  };

  /** Says in a notice what has become of them: as of one record where it was one, or where several were deleted. What was not done is read out where it stays. */
  const tell = (outcome: RunOutcome): void => {
    const { action, isBack, done, refused, left, rest } = outcome;
    const declared = actionOf(resource, action);
    const removes = action === 'delete' || (declared?.removes ?? false);
    const isWhole = !refused.length && !left.length && !rest.length;
    const record = done.length === 1 ? done[0]?.record : undefined;
    if (isWhole && action === 'delete') tellOne('deleted', { record, isGone: !planBulkUndo(resource, outcome) });
    else if (isWhole && done.length === 1 && !isBack)
      tellOne(declared?.call ? (declared.of ?? action) : 'updated', { removes, record, isGone: removes });
    else if (action === 'delete' && !left.length && !rest.length)
      notify('app.selection.someRefused', { type: 'error', messageArgs: { done: done.length, refused: refused.length }, isSaid: true });
    else {
      const text = summaryOf(outcome);
      notify(text, { type: refused.length || removes ? 'error' : isWhole ? 'success' : 'warning', messageArgs: { _: text }, isSaid: !isWhole });
    }
  };
  return { labelOf, titleOf, summaryOf, tell };
}
