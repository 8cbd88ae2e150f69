import { useQuery } from '@tanstack/react-query';
import { partition } from 'es-toolkit/array';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { actionInputFields, actionOf, type Resource, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { choiceText } from '#frame/context/choiceText.ts';
import { followKey } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { nameOf } from '#frame/format/texts.ts';
import { runEach } from './runs/runEach';
import type { Job, RunOutcome, Task } from './runs/runOutcome';

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
      return [source, choices ? choiceText(translate, name, source, text) : text];
    });
    return translate(`resources.${name}.follow.${action}.${key}`, { ...Object.fromEntries(params), ...counts });
  };
}

/** The records of a run that may need its follow-up: those that hold the field `follow.source`, and those that must be read for it. */
function afterRun(resource: Resource, { action, isUndo, done }: RunOutcome): [complete: ShopRecord[], incomplete: ShopRecord[]] {
  const { follow, expect } = actionOf(resource, action) ?? {};
  if (!follow || isUndo) return [[], []];
  const hasField = (record: ShopRecord) => valueAt(record, follow.source) !== undefined;
  const records = done.map(({ record, input, changed }) => changed?.after ?? expect?.(record, input) ?? record);
  return resource.calls.one ? partition(records, hasField) : [records.filter(hasField), []];
}

/** Gives a function that reads records again, without those that cannot be read. */
function useReadEach(): (records: readonly ShopRecord[], signal?: AbortSignal) => Promise<ShopRecord[]> {
  const { name } = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  return async (records, signal) => {
    const results: ShopRecord[] = [];
    const readOne = async ({ id }: ShopRecord) => void results.push((await dataProvider.getOne<ShopRecord>(name, { id, signal })).data);
    await runEach(records, readOne, { signal });
    return results;
  };
}

/** The follow-up tasks after a bulk action; those of records that must be read come later. */
export function useFollowOf(outcome: RunOutcome): Task[] {
  const resource = useResource();
  const { action } = outcome;
  const readEach = useReadEach();
  const [complete, incomplete] = afterRun(resource, outcome);
  const { data: read = [] } = useQuery({
    queryKey: followKey(
      resource.name,
      action,
      incomplete.map(({ id }) => id),
    ),
    queryFn: ({ signal }) => readEach(incomplete, signal),
    enabled: incomplete.length > 0,
    gcTime: 0,
  });
  return followTasks(resource, action, [...complete, ...read]);
}

/** Gives a function that makes the job of a run's follow-up; `undefined` if nothing is left to do, or if staff must look first: a record was refused or cannot be read. */
export function useFollowJob(): (outcome: RunOutcome) => Promise<Job | undefined> {
  const resource = useResource();
  const readEach = useReadEach();
  return async outcome => {
    const { action, refused } = outcome;
    const { follow } = actionOf(resource, action) ?? {};
    if (!follow || refused.length) return undefined;
    const [complete, incomplete] = afterRun(resource, outcome);
    const read = await readEach(incomplete);
    const tasks = followTasks(resource, action, [...complete, ...read]);
    return tasks.length && read.length === incomplete.length ? { action: follow.action, isUndo: false, skipped: [], tasks } : undefined;
  };
}
