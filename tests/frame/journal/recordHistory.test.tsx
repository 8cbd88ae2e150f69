// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { defineResource } from '#define';
import { ResourcesContext } from '#frame/context/resourcesContext.ts';
import type { Entry } from '#frame/journal/journalEntry.ts';
import RecordHistory from '#frame/journal/RecordHistory.tsx';

const crates = defineResource({
  name: 'crates',
  fields: [{ source: 'items', kind: 'rows', fields: [{ source: 'count', kind: 'number' }] }],
});
const items = (count: number) => [1, 2].map(id => ({ _id: String(id), name: 'Kolam', count }));
const change: Entry = {
  id: '1',
  at: 0,
  resource: 'crates',
  action: 'update',
  record: '9',
  name: 'Crate',
  changes: [{ source: 'items', was: items(3), is: items(4) }],
};
vi.mock('#frame/journal/useJournal.ts', () => ({ useJournal: () => [change] }));

test('the same change in two rows of one name is told twice, and a date may be a number', () => {
  const reported = vi.spyOn(console, 'error');
  render(
    <ResourcesContext.Provider value={[crates]}>
      <AdminContext store={memoryStore()}>
        <ResourceContextProvider value="crates">
          <RecordHistory record={{ id: '9', filledOn: Date.UTC(2026, 2, 31, 12), soldOn: 1e20 }} dates={['filledOn', 'soldOn']} />
        </ResourceContextProvider>
      </AdminContext>
    </ResourcesContext.Provider>,
  );
  expect(screen.getAllByText(/^Kolam:/)).toHaveLength(2);
  expect(screen.getByText('2026-03-31', { exact: false })).toBeTruthy();
  expect(reported.mock.calls).toEqual([]);
});
