import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { actionOf, type Field, isPlain, type Resource, valueAt } from '../../../resources/define';
import { formatDate } from '../format/dates';
import { formatNumber } from '../format/money';
import { isTrue, nameOf } from '../format/texts';
import { changedIn, leftBy } from '../forms/changed';
import { wordsOf } from '../forms/richText';
import { Resources } from '../kinds/resources';
import type { Entry } from './entry';

/** A line of what was changed. */
export interface Line {
  label: string;
  was: string;
  is: string;
}

/** The words of entries in the language in force. */
export function useEntryWords() {
  const translate = useTranslate();
  const resources = useContext(Resources);
  const resourceOf = (entry: Entry) => resources.find(({ name }) => name === entry.resource);
  const kindOf = ({ resource }: Entry): string => translate(`resources.${resource}.name`, { smart_count: 1 });

  /** What was done: created, changed, deleted, else the words of the action. */
  const actionOfEntry = (entry: Entry): string => {
    const { action, changes, resource: name } = entry;
    const resource = resourceOf(entry);
    const declared = resource && actionOf(resource, action);
    if (['create', 'update', 'delete'].includes(action)) return translate(`pages.journal.done.${action}`);
    if (declared && !declared.removes && !declared.restores && changes.length) return translate('pages.journal.done.update');
    return translate(`resources.${name}.actions.${action}`);
  };

  const valueText = (resource: Resource | undefined, field: Field | undefined, value: unknown): string => {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)) return '';
    if (field?.choices) return translate(`resources.${resource?.name}.choices.${field.source}.${nameOf(value)}`, { _: nameOf(value) });
    if (typeof value === 'boolean' || field?.kind === 'flag') return translate(isTrue(value) ? 'app.values.yes' : 'app.values.no');
    if (field?.kind === 'date') return formatDate(value, field.format) || nameOf(value);
    if (typeof value === 'number') return formatNumber(value);
    if (field?.kind === 'richText') return wordsOf(nameOf(value));
    if (Array.isArray(value)) return value.map(one => valueText(resource, field?.kind === 'rows' ? undefined : field, one)).join('; ');
    if (isPlain(value)) return nameOf(value) || Object.values(value).map(nameOf).filter(Boolean).join(': ');
    return nameOf(value);
  };

  const labelOf = (resource: string, source: string): string => translate(`resources.${resource}.fields.${source}`);

  /** What was changed, line by line; of rows of which one was changed, that one alone. */
  const linesOf = (entry: Entry): Line[] => {
    const resource = resourceOf(entry);
    return entry.changes.flatMap(({ source, was, is }) => {
      const field = resource?.fields.find(candidate => candidate.source === source);
      const rows = field?.kind === 'rows' && Array.isArray(was) && Array.isArray(is) && was.length === is.length;
      const leaves = rows ? Object.keys(leftBy(changedIn([field], { [source]: was }, { [source]: is }), false)) : [];
      if (!leaves.length)
        return [{ label: labelOf(entry.resource, source), was: valueText(resource, field, was), is: valueText(resource, field, is) }];
      return leaves.map(leaf => {
        const [place = '', ...key] = leaf.slice(source.length + 1).split('.');
        const label = `${nameOf(valueAt(is, place)) || Number(place) + 1}: ${labelOf(entry.resource, key.join('.'))}`;
        return {
          label,
          was: valueText(resource, undefined, valueAt({ [source]: was }, leaf)),
          is: valueText(resource, undefined, valueAt({ [source]: is }, leaf)),
        };
      });
    });
  };
  return { kindOf, actionOf: actionOfEntry, linesOf };
}
