/** What the compiler must refuse in `switch`, `also`, `export` and `actions` of lists. Never run: `tsc` reads it. */
import { call, defineResource, type Plain } from '#define';

const fields = [
  { source: 'name', kind: 'text' },
  { source: 'isOpen', kind: 'flag', switch: call('POST /a/status/{id}') },
] as const;

/** Its actions are known to lists and to other actions. */
const right = defineResource({
  name: 'a',
  fields,
  lists: { all: { columns: ['isOpen'], row: ['edit', 'activate'], bulk: ['activate', 'deactivate'] } },
});
export const actionsOfSwitch = [right.actions.status, right.actions.activate, right.actions.deactivate];

// @ts-expect-error an action that a switch does not give
defineResource({ name: 'a', fields, lists: { all: { bulk: ['reactivate'] } } });
// @ts-expect-error no field is switched
defineResource({ name: 'a', fields: [{ source: 'isOpen', kind: 'flag' }], lists: { all: { bulk: ['activate'] } } });
// @ts-expect-error only flags are switched
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', switch: true }] });
// @ts-expect-error neither a call nor the update
defineResource({ name: 'a', fields: [{ source: 'isOpen', kind: 'flag', switch: 'POST /a/status/{id}' }] });

defineResource({ name: 'a', fields, calls: { update: call('PUT /a/{id}', { also: ['id'] }) } });
// @ts-expect-error a key beside the editable fields that is no field
defineResource({ name: 'a', fields, calls: { update: call('PUT /a/{id}', { also: ['nmae'] }) } });

defineResource({ name: 'a', fields, lists: { all: { columns: ['name', { source: 'isOpen', extra: 'export' }] } } });
// @ts-expect-error a column is extra, or in exports alone
defineResource({ name: 'a', fields, lists: { all: { columns: [{ source: 'name', extra: 'only' }] } } });

const recount = { recount: { call: call('POST /a/recount') } };
defineResource({ name: 'a', fields, lists: { all: { actions: ['recount'] } }, actions: recount });
// @ts-expect-error an action of a list that is none
defineResource({ name: 'a', fields, lists: { all: { actions: ['recuont'] } }, actions: recount });

const asks = call('GET /a/name/{value}');
defineResource({
  name: 'a',
  fields: [
    { source: 'name', kind: 'text', validate: { call: asks, rule: (_: unknown, __: Plain, { isFree }: Plain) => (isFree ? undefined : 'taken') } },
  ],
});
// @ts-expect-error a call that is none
defineResource({ name: 'a', fields: [{ source: 'name', kind: 'text', validate: { call: 'GET /a/name/{value}' } }] });
