// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { defineResource } from '#define';
import type { UnfinishedDelete } from '#frame/actions/pendingDeletes.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const left = vi.hoisted(() => ({ entries: [] as UnfinishedDelete[] }));
// The device's database needs a browser: `e2e/drafts.spec` covers it.
vi.mock('#frame/actions/pendingDeletes.ts', () => ({
  findUnfinishedDeletes: async (onFound: (one: UnfinishedDelete) => void) => left.entries.forEach(onFound),
}));

const notes = defineResource({
  name: 'notes',
  fields: [{ source: 'title', kind: 'text' }],
  isGone: note => Reflect.get(note, 'isDeleted') === true,
});
const over = providerOverMock({
  resources: [notes],
  tables: {
    notes: [
      { _id: 'a1', title: 'There' },
      { _id: 'b2', title: 'Deleted', isDeleted: true },
    ],
  },
});

afterEach(cleanup);

test('a delete whose tab was killed is asked about where its record is still there, not where it is marked as deleted or gone', async () => {
  // The module reads the server's address when it is loaded.
  const { default: UnfinishedDeletes } = await import('#frame/actions/UnfinishedDeletes.tsx');
  const { ResourcesContext } = await import('#frame/context/resourcesContext.ts');
  const decided = vi.fn();
  left.entries = ['a1', 'b2', 'c3'].map(record => ({
    id: record,
    resource: 'notes',
    record,
    name: record,
    at: 0,
    decided: () => decided(record),
  }));
  render(
    <AdminContext dataProvider={over.provider} store={memoryStore()}>
      <ResourcesContext.Provider value={[notes]}>
        <UnfinishedDeletes />
      </ResourcesContext.Provider>
    </AdminContext>,
  );
  await vi.waitFor(() => expect(decided).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  expect(decided.mock.calls.flat().sort()).toEqual(['b2', 'c3']);
  expect(await screen.findAllByRole('status')).toHaveLength(1);
});
