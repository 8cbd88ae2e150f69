import { skipToken, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import { asNumber, firstRead, type Plain } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { PagesContext } from '#frame/context/pagesContext.ts';
import { readKey } from '#frame/context/queryCache.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useExtensions } from '#frame/context/useExtensions.ts';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { formatNumber } from '#frame/format/money.ts';
import { countQuery, inboxItems } from '#frame/inbox/inboxCounts.ts';
import type { MenuCount } from './useMenu';

type WithSignal = { signal: AbortSignal };

/** The query behind a menu count: a figure of a page (`menuCounts`), or else the number of rows waiting in the list. */
function useCountQuery({ resource, list, isFirst }: MenuCount) {
  const pages = useContext(PagesContext);
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { allows } = useSettings();
  const { name } = resource;
  const page = pages.find(page => isFirst && page.menuCounts?.[name] && canAccess(page.name, 'show'));
  const figure = page?.menuCounts?.[name];
  const first = page && firstRead(page);
  if (first && figure)
    return {
      queryKey: readKey(page.name, first.read, first.params),
      queryFn: ({ signal }: WithSignal): Promise<Plain> => dataProvider.read(page, first.read, { ...first.params, signal }),
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
 * The count beside a menu entry. If the API is not known to have the needed extension, only an already cached count is shown. `refreshCounts`
 * counts again after a change.
 */
export default function MenuCountBadge(of: MenuCount) {
  const query = useCountQuery(of);
  return query ? <Figure {...query} /> : null;
}

function Figure({ queryKey, queryFn, figure, label, needsExtension }: NonNullable<ReturnType<typeof useCountQuery>>) {
  const translate = useTranslate();
  const knowsExtensions = useExtensions();
  const canRead = knowsExtensions || !needsExtension;
  const { data, dataUpdatedAt } = useQuery<Plain>({
    queryKey,
    queryFn: canRead ? queryFn : skipToken,
    staleTime: 60_000,
    // The screen that could not read it offers to try again.
    retryOnMount: false,
  });
  const count = asNumber(data?.[figure]);
  if (!count) return null;
  const titleParts = [translate(label), translate('app.inbox.readAt', { time: formatDate(dataUpdatedAt, formats.time) })];
  return (
    <span className="menu-count" title={titleParts.join('. ')} aria-hidden>
      {formatNumber(count)}
    </span>
  );
}
