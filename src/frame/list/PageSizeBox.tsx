import { OutlinedInput } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useListPaginationContext, useTranslate } from 'react-admin';
import type { List } from '#define';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { writeListPreferences } from '#frame/context/listPreferences.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';

/** A new page size applies when typing pauses. */
export function PageSizeBox(props: { list: List; listKey: string }) {
  const { perPage, setPerPage } = useListPaginationContext();
  const store = useStorePageSize(props);
  const translate = useTranslate();
  const [typed, setTyped] = useState(String(perPage));
  const size = Number(typed);
  const isValid = Number.isInteger(size) && size >= 1;
  useEffect(() => setTyped(String(perPage)), [perPage]);
  const apply = () => {
    store(size);
    setPerPage(size);
  };
  useDebounced(isValid && size !== perPage ? apply : undefined);
  return (
    <FloatingLabel
      id="list-page-size"
      label={translate('app.actions.pageSize')}
      error={!isValid}
      hint={isValid ? undefined : translate('app.actions.pageSizeLeast')}
      sx={{ width: { xs: 84, sm: 100 } }}
    >
      <OutlinedInput
        id="list-page-size"
        type="number"
        label={translate('app.actions.pageSize')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onBlur={() => isValid || setTyped(String(perPage))}
        inputProps={{ min: 1, step: 1 }}
      />
    </FloatingLabel>
  );
}

/**
 * Stores the chosen page size of a list on this device; choosing the default deletes it. A related list inside another screen stores
 * nothing.
 */
function useStorePageSize({ list, listKey }: { list: List; listKey: string }): (perPage: number) => void {
  const { name, lists } = useResource();
  const hasScreen = listKey in lists;
  return useCallback(
    perPage => {
      if (!hasScreen) return;
      const isDeclared = perPage === defaultListParams(listKey, list).pagination.perPage;
      try {
        writeListPreferences(`${name}/${listKey}`, { perPage: isDeclared ? undefined : perPage });
      } catch {
        // The browser's storage is full: the size holds for this visit only.
      }
    },
    [name, hasScreen, list, listKey],
  );
}
