import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Field, Page } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';

export type RowsText = ReturnType<typeof useRowsText>;

/** The texts of a field of rows, `resources.<name>.rows.<source>.<key>`: its Add button, its text if it has no rows, the name of a row, and the labels. */
export function useRowsText({ source, textKey = source }: Pick<Field, 'source' | 'textKey'>) {
  const { name } = useResource();
  const translate = useTranslate();
  return useMemo(() => {
    const key = `resources.${name}.rows.${textKey}`;
    return {
      add: translate(`${key}.add`, { _: translate('app.inputs.addRow') }),
      none: (page: Page) => translate(`${key}.none.${page}`, { _: translate(`${key}.none`, { _: '' }) }),
      row: (number: number, title: string) => translate(`${key}.row`, { number, name: title, _: title || translate('app.inputs.row', { number }) }),
      label: (source: string) => translate(`${key}.fields.${source}`),
    };
  }, [name, textKey, translate]);
}
