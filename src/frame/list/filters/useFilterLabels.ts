import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { boundOf, type FullFilter, isPlain, partsOf, type QueryTest, textId } from '#define';
import { choiceText } from '#frame/context/choiceText.ts';
import { ResourcesContext, useNameOf, useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useReferencedRecord } from '#frame/fields/useChoices.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatMoney, formatNumber } from '#frame/format/money.ts';

/** Frequent ranges of days, labelled by `app.filters.days.<key>`. They are relative, so that a saved address means the same tomorrow. */
export const daySpans = {
  today: { from: 'today' },
  yesterday: { from: 'today-1', to: 'today-1' },
  week: { from: 'today-6' },
  thisMonth: { from: 'month' },
  lastMonth: { from: 'month-1', to: 'monthEnd-1' },
} as const;

/** The key of the range of days that a test is, if any. */
export const spanOf = (test: unknown): string | undefined =>
  Object.entries(daySpans).find(([, span]) => JSON.stringify(span) === JSON.stringify(test))?.[0];

export function useFilterLabels() {
  const { name } = useResource();
  const translate = useTranslate();
  const labelOf = ({ source }: FullFilter): string => {
    const field = translate(`resources.${name}.fields.${source}`);
    return translate(`resources.${name}.filters.${source}`, { _: field });
  };
  const choiceOf = ({ source }: FullFilter, choice: string): string => choiceText(translate, name, source, choice);
  return { labelOf, choiceOf };
}

/** One end of a range as text: a date, a day relative to today, a number or an amount. */
function useBoundText(): (filter: FullFilter, bound: unknown) => string {
  const translate = useTranslate();
  const { settings } = useSettings();
  return ({ isDay, field }, bound) => {
    if (!isDay) return field?.kind === 'money' ? formatMoney(Number(bound), settings.currencySymbol) : formatNumber(Number(bound));
    const relative = /^today([+-]\d+)?$/.exec(String(bound));
    if (!relative) return formatDate(boundOf(bound), formats.day);
    const days = Number(relative[1] ?? 0);
    return translate(`app.filters.${days === 0 ? 'today' : days < 0 ? 'daysAgo' : 'daysAhead'}`, { smart_count: Math.abs(days) });
  };
}

/** An active filter as text: 'Order Status: Shipped, Delivered'. A record is named once it has been read, by its id until then. */
export function useFilterText({ filter, test }: QueryTest): string {
  const translate = useTranslate();
  const { labelOf, choiceOf } = useFilterLabels();
  const boundText = useBoundText();
  const { reference } = filter.field ?? {};
  const target = useContext(ResourcesContext).find(({ name }) => name === reference);
  const id = filter.form === 'reference' ? textId(test) : undefined;
  // Reads the record alone if its resource has a call for that, else finds it among the choices.
  const { record } = useReferencedRecord(reference ?? '', reference ? id : undefined, Boolean(target?.calls.one));
  const nameOf = useNameOf(reference);
  const parts = partsOf(test) ?? {};
  const label = labelOf(filter);
  const named = (value: string) => translate('app.filters.named', { name: label, value });
  if (parts.empty === true) return label;
  if (parts.empty === false || typeof test === 'boolean') return named(translate(test === true ? 'app.values.yes' : 'app.values.no'));
  if (Array.isArray(parts.in)) return named(parts.in.map(choice => choiceOf(filter, String(choice))).join(', '));
  if (parts.contains !== undefined) return named(String(parts.contains));
  const span = filter.isDay ? spanOf(test) : undefined;
  if (span) return named(translate(`app.filters.days.${span}`));
  const [from, to] = [parts.from, parts.to].map(bound => (bound === undefined ? '' : boundText(filter, bound)));
  if (from && to) return named(from === to ? from : translate('app.filters.between', { from, to }));
  if (from || to) return named(translate(from ? 'app.filters.since' : 'app.filters.until', { from, to }));
  return named((record && nameOf(record)) || (isPlain(test) ? JSON.stringify(test) : String(test)));
}
