// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { type AccessTable, accessRule, defineResource } from '#define';
import { undoPlanOf } from '#frame/actions/undo/planUndo.ts';
import { setAccessRule } from '#frame/context/canAccess.ts';

const gates = defineResource({
  name: 'gates',
  actions: { close: { sets: { state: 'closed' } } },
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'state', kind: 'badge', choices: ['open', 'closed'] },
  ],
});
const open = { id: 'north', name: 'North', state: 'open' };
const closed = { ...open, state: 'closed' };

/** From now on the user has the role of these levels. */
function actAs(levels: AccessTable[string]): void {
  const rule = accessRule({ keeper: levels }, [gates]);
  setAccessRule(request => rule({ ...request, role: 'keeper' }));
}
afterEach(() => setAccessRule(() => true));

test('who may write one field undoes what an action or a form made of it', () => {
  actAs({ gates: 'read', 'gates.state': 'write', 'gates.close': 'write' });
  const back = { action: 'update', input: { state: 'open' } };
  expect(undoPlanOf(gates, { action: 'close', before: open, after: closed })?.step).toEqual(back);
  expect(undoPlanOf(gates, { action: 'update', before: open, after: closed })?.step).toEqual(back);
});

test('who may no longer edit has no undo', () => {
  actAs({ gates: 'write', 'gates.edit': 'none' });
  expect(undoPlanOf(gates, { action: 'update', before: open, after: closed })).toBeUndefined();
});
