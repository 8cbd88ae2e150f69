import { skipToken, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { firstRead, type Plain } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { readKey } from '#frame/context/queryCache.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useSharedDataProvider } from '#frame/context/sharedDataProvider.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { asNumber, formatNumber } from '#frame/format/money.ts';
import { countQuery } from '#frame/list/views/countQuery.ts';
import { inboxItems } from '#frame/list/views/inboxItems.ts';
import type { MenuCount } from './useMenu';

type Signalled = { signal: AbortSignal };

/** The figure that a page says stands beside the resource; else how many rows wait in the list. How it is read, where it stands, what it is called. */
function useFigure({ resource, list, isFirst }: MenuCount) {
  const pages = useContext(PagesContext);
  const dataProvider = useSharedDataProvider();
  const { allows } = useSettings();
  const { name } = resource;
  const page = pages.find(page => isFirst && page.menuCounts?.[name] && canAccess(page.name, 'show'));
  const figure = page?.menuCounts?.[name];
  const first = page && firstRead(page);
  if (first && figure)
    return {
      queryKey: readKey(page.name, first.read, first.params),
      queryFn: ({ signal }: Signalled): Promise<Plain> => dataProvider.read(page, first.read, { ...first.params, signal }),
      figure,
      label: `pages.${page.name}.${figure}`,
      needsExtension: false,
    };
  const item = inboxItems([resource]).find(item => item.list === list && item.conditions.every(when => allows(when, 'column')));
  if (!item) return undefined;
  const { needsExtension } = item;
  return { ...countQuery(dataProvider, item), figure: 'known', label: `resources.${name}.inbox.${item.name}`, needsExtension };
}

/**
 * How many there are, beside an entry of the menu. Where that needs an extension which the API is not known to have, only what a screen has
 * read anyway. After a change of the resource it is counted again (`countAgain`).
 */
export default function MenuCountBadge(of: MenuCount) {
  const figure = useFigure(of);
  return figure ? <Figure {...figure} /> : null;
}

function Figure({ queryKey, queryFn, figure, label, needsExtension }: NonNullable<ReturnType<typeof useFigure>>) {
  const translate = useTranslate();
  const isKnown = useExtensions();
  const isAsked = isKnown || !needsExtension;
  const { data, dataUpdatedAt } = useQuery<Plain>({ queryKey, queryFn: isAsked ? queryFn : skipToken, staleTime: 60_000, retry: false });
  const count = asNumber(data?.[figure]);
  if (!count) return null;
  const said = [translate(label), translate('app.inbox.readAt', { time: formatDate(dataUpdatedAt, formats.time) })];
  return (
    <span className="menu-count" title={said.join('. ')} aria-hidden>
      {formatNumber(count)}
    </span>
  );
}
