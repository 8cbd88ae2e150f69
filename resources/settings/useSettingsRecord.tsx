import { useMemo } from 'react';
import { withId } from '#dataProvider/fromReply.ts';
import { RequestError } from '#dataProvider/http.ts';
import { idOf } from '#dataProvider/wire.ts';
import { useFresh, useRead } from '#frame/page/useRead.ts';
import { settingsFreshFor } from './settingsGroups';
import type { settingsPage } from './settingsPage';

/** The stored settings. An answer without an id is an error: saving it would overwrite settings that nobody has seen. */
export function useSettingsRecord(page: typeof settingsPage) {
  const { data, error, retry } = useFresh(useRead(page, 'settings', {}, { staleTime: settingsFreshFor }));
  const record = useMemo(() => (data && idOf(data) ? withId(data) : undefined), [data]);
  return { record, error: error ?? (data && !record ? new RequestError('app.errors.unexpected', 200, data) : null), retry };
}
