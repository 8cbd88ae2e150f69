import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { boundOf, type FullFilter, isPlain, partsOf, type QueryTest, textId } from '#define';
import { ResourcesContext, useNameOf, useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useReferencedRecord } from '#frame/fields/useChoices.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatMoney, formatNumber } from '#frame/format/money.ts';
import { spanOf } from './daySpans';

/** What filters and their choices are called. */
export function useFilterLabels() {
  const { name } = useResource();
  const translate = useTranslate();
  const labelOf = ({ source, label, form }: FullFilter): string => {
    const field = translate(`resources.${name}.fields.${source}`);
    const standard = form === 'empty' ? translate('app.filters.empty', { name: field }) : field;
    return translate(`resources.${name}.filters.${label ?? source}`, { _: standard });
  };
  const choiceOf = ({ source }: FullFilter, choice: string): string => translate(`resources.${name}.choices.${source}.${choice}`, { _: choice });
  return { labelOf, choiceOf };
}

/** One end of a range in words: a day, a day counted from today, a number, an amount. */
function useBoundWords(): (filter: FullFilter, bound: unknown) => string {
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

/** A filter in force, in words: 'Order Status: Shipped, Delivered'. A record goes by its name, once that is known. */
export function useTestTexts({ filter, test }: QueryTest): string {
  const translate = useTranslate();
  const { labelOf, choiceOf } = useFilterLabels();
  const boundWords = useBoundWords();
  const { reference } = filter.field ?? {};
  const target = useContext(ResourcesContext).find(({ name }) => name === reference);
  const id = filter.form === 'reference' ? textId(test) : undefined;
  // One record is read alone, where a call does that.
  const { record } = useReferencedRecord(reference ?? '', reference ? id : undefined, Boolean(target?.calls.one));
  const nameOf = useNameOf(reference);
  const said = partsOf(test) ?? {};
  const label = labelOf(filter);
  const named = (value: string) => translate('app.filters.named', { name: label, value });
  if (said.empty === true) return label;
  if (said.empty === false || typeof test === 'boolean') return named(translate(test === true ? 'app.values.yes' : 'app.values.no'));
  if (Array.isArray(said.in)) return named(said.in.map(choice => choiceOf(filter, String(choice))).join(', '));
  if (said.contains !== undefined) return named(String(said.contains));
  const span = filter.isDay ? spanOf(test) : undefined;
  if (span) return named(translate(`app.filters.days.${span}`));
  const [from, to] = [said.from, said.to].map(bound => (bound === undefined ? '' : boundWords(filter, bound)));
  if (from && to) return named(from === to ? from : translate('app.filters.between', { from, to }));
  if (from || to) return named(translate(from ? 'app.filters.since' : 'app.filters.until', { from, to }));
  return named((record && nameOf(record)) || (isPlain(test) ? JSON.stringify(test) : String(test)));
}
