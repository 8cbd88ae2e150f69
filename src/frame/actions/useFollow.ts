import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { actionInputFields, actionOf, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { followKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { nameOf } from '#frame/format/texts.ts';
import { type RunOutcome, recordAfter, type Task } from './bulkOutcome';
import { runEach } from './runEach';

/** What the action named has left to be done in records, each thing once; nothing where it leaves nothing, or who is signed in may not do it. */
function tasksOf(resource: ReturnType<typeof useResource>, action: string, records: readonly ShopRecord[]): Task[] {
  const { follow } = actionOf(resource, action) ?? {};
  if (!follow) return [];
  return records
    .filter(record => canAccess(resource.name, follow.action, record))
    .flatMap(record => follow.each(record).map(({ named, asked }) => ({ record, asked, part: nameOf(named) })));
}

/** The words of what follows an action, `resources.<name>.follow.<action>.<key>`: they may name what the action asks for, as the record has it. */
export function useFollowTexts(action: string) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  return (key: string, record: ShopRecord, counts: Record<string, number> = {}): string => {
    const asked = actionInputFields(resource, actionOf(resource, action) ?? {}).map(({ source, choices }) => {
      const text = nameOf(valueAt(record, source));
      return [source, choices ? translate(`resources.${name}.choices.${source}.${text}`, { _: text }) : text];
    });
    return translate(`resources.${name}.follow.${action}.${key}`, { ...Object.fromEntries(asked), ...counts });
  };
}

/** What an action has left to be done in one record. */
export function useFollow(action: string, record: ShopRecord): Task[] {
  return tasksOf(useResource(), action, [record]);
}

/** What an action has left to be done in those of several that it was done to. Rows that lack what says so are read. */
export function useFollowOf(outcome: RunOutcome): Task[] {
  const resource = useResource();
  const { name } = resource;
  const dataProvider = useSharedDataProvider();
  const { action, isBack, done } = outcome;
  const { follow } = actionOf(resource, action) ?? {};
  const records = follow && !isBack ? done.map(task => recordAfter(resource, action, task)) : [];
  const lacking = records.filter(record => valueAt(record, follow?.source ?? '') === undefined);
  const { data: read = [] } = useQuery({
    queryKey: followKey(
      name,
      action,
      lacking.map(({ id }) => id),
    ),
    queryFn: async ({ signal }) => {
      const found: ShopRecord[] = [];
      const readOne = async ({ id }: ShopRecord) => void found.push((await dataProvider.getOne<ShopRecord>(name, { id, signal })).data);
      await runEach(lacking, readOne, { isStopped: () => signal.aborted, isTheEnd: () => false, onStep: () => {} });
      return found;
    },
    enabled: lacking.length > 0 && Boolean(resource.calls.one),
    gcTime: 0,
  });
  return tasksOf(resource, action, [...records.filter(record => !lacking.includes(record)), ...read]);
}
