import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { failsForAll, RequestError } from '#dataProvider/http.ts';
import type { ShopRecord } from '#define';
import { runEach } from '#frame/actions/runs/runEach.ts';
import { useStoppable } from '#frame/actions/runs/useStoppable.ts';
import { staleAfterWrite } from '#frame/context/queryCache.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { isOverwritten } from '#frame/list/inlineEdit/inlineEditValues.ts';
import { withTyped } from '#frame/record/derivedValues.ts';
import { withUnsentFields } from '#frame/record/formValues.ts';
import { useAskBeforeClosing } from '#frame/routing/unsavedChanges.ts';
import type { CheckedRow } from './useRowCheck';

/** Whether an import writes the row. */
export const isWaiting = ({ state }: CheckedRow): boolean => state === 'create' || state === 'update';

/** @returns a function that writes a row as the form would. @throws RequestError if the server refuses, or if somebody has changed the same values since the check. */
function useWriteRow() {
  const { name, fields } = useResource();
  const dataProvider = useDataProvider<ShopDataProvider>();
  return async ({ record, values, changes }: CheckedRow): Promise<void> => {
    if (!record) return void (await dataProvider.create(name, { data: values }));
    await dataProvider.change(name, record, read => {
      const stored = withUnsentFields(fields, read);
      if (changes.some(({ field, value }) => isOverwritten(fields, field.source, { shown: record, stored, value })))
        throw new RequestError('app.errors.unfit', 409);
      return changes.reduce<ShopRecord>((entered, { field, value }) => withTyped(fields, entered, field.source, value, stored), stored);
    });
  };
}

/** Writes the rows that wait, one after another. What the server refuses is refused; the others go on. */
export function useImportRun() {
  const { name } = useResource();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const writeRow = useWriteRow();
  const { progress, start, stop } = useStoppable();
  useAskBeforeClosing(progress !== undefined);
  const run = async (rows: readonly CheckedRow[]): Promise<CheckedRow[]> => {
    const waiting = rows.filter(isWaiting);
    const { done, refused } = await start(waiting.length, options =>
      runEach(waiting, writeRow, { ...options, isFatal: failsForAll, concurrency: 1 }),
    );
    void queryClient.invalidateQueries(staleAfterWrite(name));
    const ended = new Map<CheckedRow, CheckedRow>();
    for (const row of done) ended.set(row, { ...row, state: row.record ? 'updated' : 'created' });
    for (const { item, error } of refused) ended.set(item, { ...item, state: 'refused', reasons: [errorText(error)] });
    return rows.map(row => ended.get(row) ?? row);
  };
  return { progress, run, stop };
}
