/** What a create and an update send, from the fields alone. */
import { expect, test } from 'vitest';
import { bodyKeys, type Call, call, defineResource, type Field } from '#define';
import { resources } from '#resources';

const door = (fields: readonly Field[], update: Call = call('PUT /door/{id}')) => ({
  ...defineResource({ name: 'doors', fields: [{ source: 'name', kind: 'text' }] }),
  fields,
  calls: { create: call('POST /door/new'), update },
});

test('keys that a call sends also come after those of the fields, each once', () => {
  const doors = door(
    [
      { source: 'name', kind: 'text' },
      { source: 'frame.width', kind: 'number' },
      { source: 'key', kind: 'text', in: [] },
    ],
    call('PUT /door/{id}', { also: ['id', 'key', 'name'] }),
  );
  expect(bodyKeys(doors, 'create')).toEqual(['name', 'frame']);
  expect(bodyKeys(doors, 'update')).toEqual(['name', 'frame', 'id', 'key']);
});

test('no resource of the shop lists a body that its fields give', () => {
  const listed = resources.flatMap(({ name, calls: { create, update } }) => (create?.body || update?.body ? [name] : []));
  expect(listed).toEqual([]);
});
