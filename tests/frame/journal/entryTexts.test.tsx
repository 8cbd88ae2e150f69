// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import type { Entry } from '#frame/journal/journalEntry.ts';
import { useEntryTexts } from '#frame/journal/useEntryTexts.ts';
import { gr } from '#i18n/gr.ts';
import { resources } from '#resources';

const i18nProvider = polyglotI18nProvider(() => gr as never, 'gr', [], { allowMissing: true });

const German = ({ children }: { children: ReactNode }) => (
  <ResourcesContext.Provider value={resources}>
    <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
  </ResourcesContext.Provider>
);

const item = { _id: '7', primaryLang: { name: 'Kolam' }, orderItemStatus: 'Processing' };
const entry = (is: unknown): Entry => ({
  id: '1',
  at: 0,
  resource: 'orders',
  action: 'setItemStatus',
  record: '9',
  name: 'MB-9',
  changes: [{ source: 'orderItems', was: [item], is }],
});

test('what was changed in a row is said in the words of its own field, in the language of the interface', () => {
  const { result } = renderHook(useEntryTexts, { wrapper: German });
  expect(result.current.linesOf(entry([{ ...item, orderItemStatus: 'Shipped' }]))).toEqual([
    { label: 'Kolam: Status', was: 'In Bearbeitung', is: 'Versandt' },
  ]);
  expect(result.current.linesOf(entry([item, { ...item, orderItemStatus: 'Returned' }]))).toMatchObject([
    { was: 'Kolam: In Bearbeitung', is: 'Kolam: In Bearbeitung; Kolam: Zurückgesandt' },
  ]);
});
