import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { actionInputFields, actionOf, type Resource, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { followKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { runEach } from './runs/runEach';
import { type RunOutcome, recordAfter, type Task } from './runs/runOutcome';

/** The follow-up tasks an action leaves in records; none without `follow` or permission. */
export function followTasks(resource: Resource, action: string, records: readonly ShopRecord[]): Task[] {
  const { follow } = actionOf(resource, action) ?? {};
  if (!follow) return [];
  return records
    .filter(record => canAccess(resource.name, follow.action, record))
    .flatMap(record => follow.each(record).map(({ named, input }) => ({ record, input, part: nameOf(named) })));
}

/** The texts of a follow-up, `resources.<name>.follow.<action>.<key>`. Their parameters are the action's inputs as the record holds them. */
export function useFollowTexts(action: string) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  return (key: string, record: ShopRecord, counts: Record<string, number> = {}): string => {
    const params = actionInputFields(resource, actionOf(resource, action) ?? {}).map(({ source, choices }) => {
      const text = nameOf(valueAt(record, source));
      return [source, choices ? translate(`resources.${name}.choices.${source}.${text}`, { _: text }) : text];
    });
    return translate(`resources.${name}.follow.${action}.${key}`, { ...Object.fromEntries(params), ...counts });
  };
}

/** The follow-up tasks after a bulk action. Rows that lack the field `follow.source` are read again. */
export function useFollowOf(outcome: RunOutcome): Task[] {
  const resource = useResource();
  const { name } = resource;
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { action, isUndo, done } = outcome;
  const { follow } = actionOf(resource, action) ?? {};
  const records = follow && !isUndo ? done.map(task => recordAfter(resource, action, task)) : [];
  const incomplete = records.filter(record => valueAt(record, follow?.source ?? '') === undefined);
  const { data: read = [] } = useQuery({
    queryKey: followKey(
      name,
      action,
      incomplete.map(({ id }) => id),
    ),
    queryFn: async ({ signal }) => {
      const results: ShopRecord[] = [];
      const readOne = async ({ id }: ShopRecord) => void results.push((await dataProvider.getOne<ShopRecord>(name, { id, signal })).data);
      await runEach(incomplete, readOne, { isStopped: () => signal.aborted });
      return results;
    },
    enabled: incomplete.length > 0 && Boolean(resource.calls.one),
    gcTime: 0,
  });
  return followTasks(resource, action, [...records.filter(record => !incomplete.includes(record)), ...read]);
}
