import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { actionOf, type Field, isNothing, isPlain, type Resource, removesRecord, valueAt } from '#define';
import { choiceText } from '#frame/context/choiceText.ts';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formatNumber } from '#frame/format/money.ts';
import { plainTextOf } from '#frame/format/richTextContent.ts';
import { isTrue, nameOf } from '#frame/format/texts.ts';
import { changedFields, valuesAfter } from '#frame/record/changedFields.ts';
import type { Entry } from './journalEntry';

/** One changed field. */
export interface Line {
  label: string;
  was: string;
  is: string;
}

/** A field inside rows, named by its text key: `orderItems.orderItemStatus`. */
const fieldInRows = (rows: Field, inner: Field): Field => ({ ...inner, source: `${rows.source}.${inner.source}` });

/** Formats a value by its field. */
function useValueText() {
  const translate = useTranslate();
  const valueText = (resource: Resource | undefined, field: Field | undefined, value: unknown): string => {
    if (isNothing(value)) return '';
    if (resource && field?.choices) return choiceText(translate, resource.name, field.source, nameOf(value));
    if (typeof value === 'boolean' || field?.kind === 'flag') return translate(isTrue(value) ? 'app.values.yes' : 'app.values.no');
    if (field?.kind === 'date') return formatDate(value, field.format) || nameOf(value);
    if (typeof value === 'number') return formatNumber(value);
    if (field?.kind === 'richText') return plainTextOf(nameOf(value));
    if (Array.isArray(value))
      return value.map(one => (field?.kind === 'rows' ? rowText(resource, field, one) : valueText(resource, field, one))).join('; ');
    if (isPlain(value)) return nameOf(value) || Object.values(value).map(nameOf).filter(Boolean).join(': ');
    return nameOf(value);
  };

  /** A row as text: its name and its declared fields. */
  const rowText = (resource: Resource | undefined, rows: Field, row: unknown): string => {
    const texts = (rows.fields ?? []).map(inner => valueText(resource, fieldInRows(rows, inner), valueAt(row, inner.source)));
    return [...new Set([nameOf(row), ...texts])].filter(Boolean).join(': ') || valueText(resource, undefined, row);
  };
  return valueText;
}

/** Describes entries in the current language. */
export function useEntryTexts() {
  const translate = useTranslate();
  const valueText = useValueText();
  const resources = useContext(ResourcesContext);
  const resourceOf = (entry: Entry) => resources.find(({ name }) => name === entry.resource);
  const kindOf = ({ resource }: Entry): string => translate(`resources.${resource}.name`, { smart_count: 1 });

  const actionOfEntry = (entry: Entry): string => {
    const { action, changes, resource: name } = entry;
    const resource = resourceOf(entry);
    const declared = resource && actionOf(resource, action);
    if (['create', 'update', 'delete'].includes(action)) return translate(`pages.journal.done.${action}`);
    if (declared && !removesRecord(resource, action) && !declared.restores && changes.length) return translate('pages.journal.done.update');
    return translate(`resources.${name}.actions.${action}`);
  };

  const labelOf = (resource: string, source: string): string => translate(`resources.${resource}.fields.${source}`);

  /** One line per changed field. For rows it lists only the changed cells. */
  const linesOf = (entry: Entry): Line[] => {
    const resource = resourceOf(entry);
    const hidden = resource?.denied?.hidden.map(field => field.source) ?? [];
    return entry.changes.flatMap(({ source, was, is }) => {
      if (hidden.includes(source)) return [];
      const field = resource?.fields.find(candidate => candidate.source === source);
      const rows = field?.kind === 'rows' && Array.isArray(was) && Array.isArray(is) && was.length === is.length;
      const leaves = rows ? Object.keys(valuesAfter(changedFields([field], { [source]: was }, { [source]: is }), false)) : [];
      if (!leaves.length)
        return [{ label: labelOf(entry.resource, source), was: valueText(resource, field, was), is: valueText(resource, field, is) }];
      return leaves.map(leaf => {
        const [place = '', ...key] = leaf.slice(source.length + 1).split('.');
        const inner = field?.fields?.find(candidate => candidate.source === key.join('.'));
        const rowField = field && inner && fieldInRows(field, inner);
        const fieldLabel = rowField
          ? translate(`resources.${entry.resource}.rows.${source}.fields.${inner.source}`)
          : labelOf(entry.resource, key.join('.'));
        const text = (rows: unknown) => valueText(resource, rowField, valueAt(rows, [place, ...key].join('.')));
        return { label: `${nameOf(valueAt(is, place)) || Number(place) + 1}: ${fieldLabel}`, was: text(was), is: text(is) };
      });
    });
  };
  return { kindOf, actionOf: actionOfEntry, linesOf };
}
