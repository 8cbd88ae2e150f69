/** What the mock must know. */
import type { Action } from '../define';
import { type Check, isDocumented, unless } from './check';

export const actionsChecks: readonly Check[] = [
  {
    id: 'R40',
    *check(resource) {
      for (const [key, action] of Object.entries<Action>(resource.actions)) {
        if (action.call) continue;
        if (!action.expect) yield { at: `actions.${key}`, problem: 'it has neither a call nor an outcome', hint: 'Add `call` or `expect`.' };
        else if (isDocumented(resource) && !resource.calls.update)
          yield { at: `actions.${key}`, problem: 'it goes through the update, and there is no call for that' };
      }
    },
  },
  {
    id: 'R41',
    *check({ name, actions }, { known: { behaviour } }) {
      if (!behaviour) return;
      const told = Object.keys(behaviour[name]?.actions ?? {});
      for (const [key, { call }] of Object.entries(actions)) if (call) yield* unless(told, key, `actions.${key}`, 'the mock has no behaviour for');
    },
  },
  {
    id: 'R42',
    *check(resource, { known: { fixtures } }) {
      const needs = !isDocumented(resource) && Object.values(resource.lists).some(({ path }) => path) && !resource.views.list;
      if (fixtures && needs) yield* unless(fixtures, resource.name, '', 'no fixture');
    },
  },
];
