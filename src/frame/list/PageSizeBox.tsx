import { OutlinedInput } from '@mui/material';
import { useListPaginationContext, useTranslate } from 'react-admin';
import { defaultListParams } from '#frame/context/defaultListParams.ts';
import { FloatingLabel } from '#frame/ui/FloatingLabel.tsx';
import { useDebounced } from '#frame/ui/useDebounced.ts';
import { useDeclaredList } from './declaredList';
import { useFilterValue } from './filters/useFilterValue';
import { useStoreListPreferences } from './useListPreferences';

/** A new page size applies when typing pauses, and is kept on this device unless it is the list's own. */
export function PageSizeBox() {
  const { list, listKey } = useDeclaredList();
  const store = useStoreListPreferences();
  const { perPage, setPerPage } = useListPaginationContext();
  const translate = useTranslate();
  const keep = (size: number) => {
    const isDeclared = size === defaultListParams(listKey, list).pagination.perPage;
    store({ perPage: isDeclared ? undefined : size });
    setPerPage(size);
  };
  const [typed, setTyped, apply] = useFilterValue(String(perPage), perPage, keep);
  const size = Number(typed);
  const isValid = Number.isInteger(size) && size >= 1;
  useDebounced(isValid && size !== perPage ? () => apply(size) : undefined);
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
