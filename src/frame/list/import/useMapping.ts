import { useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useColumns } from '#frame/list/columns/useColumns.ts';
import type { CsvTable } from './csvFile';
import type { ImportColumn } from './enterCells';
import { defaultKey, idSource, importedFields, keySources, sourcesOfHeads } from './matching';

/** What staff have decided about a file. */
export interface Mapping {
  /** The source that each column fills; '' for a column that is left out. */
  sources: readonly string[];
  /** The source by which rows find their records; '' if all are new. */
  key: string;
}

/** The fields of the resource that a file can fill, and the first mapping of a file. */
export function useMapping() {
  const { name, fields, represent } = useResource();
  const { allowsInput } = useSettings();
  const translate = useTranslate();
  const { shown, exported, declared, others } = useColumns();
  const columns = [...shown, ...exported, ...declared, ...others];
  const targetFields = importedFields(fields, allowsInput);
  const targets = [
    { source: idSource, label: translate('app.import.id') },
    ...targetFields.map(({ source }) => ({ source, label: translate(`resources.${name}.fields.${source}`) })),
  ];
  const keysOf = (sources: readonly string[]) => keySources(sources, targetFields, represent);
  const guess = ({ heads, rows }: CsvTable): Mapping => {
    const imported = targets.map(({ source }) => source);
    const known: [head: string, source: string][] = [
      ...columns.map(({ header, source }): [string, string] => [header, source]),
      ...targets.map(({ label, source }): [string, string] => [label, source]),
      ...imported.map((source): [string, string] => [source, source]),
      ['_id', idSource],
    ];
    const sources = sourcesOfHeads(heads, known, imported);
    return { sources, key: defaultKey(keysOf(sources), sources, rows) };
  };
  const columnsOf = (sources: readonly string[]): ImportColumn[] =>
    targetFields.flatMap(field => {
      const at = sources.indexOf(field.source);
      const column = columns.find(({ source }) => source === field.source) ?? { ...field, header: '', cellView: undefined };
      return at < 0 ? [] : [{ at, field, column }];
    });
  return { targets, keysOf, guess, columnsOf };
}
