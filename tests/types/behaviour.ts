/**
 * What the compiler must refuse in a behaviour, each mistake beside one that is right. Never run: `tsc` reads it, and an
 * expected error that does not come is one.
 */

import { call, defineResource } from '#define';
import { behaviourOf, type RowOf } from '#mock-api/engine/behaviourTypes.ts';

const doors = defineResource({
  name: 'doors',
  lists: { all: {}, shut: { path: '/doors/shut' } },
  actions: { open: { call: call('POST /door/{id}') } },
  fields: [
    { source: 'state', kind: 'badge', choices: ['open', 'shut'] },
    { source: 'size.width', kind: 'number' },
  ],
});
type Doors = typeof doors;

behaviourOf<Doors>({
  lists: { shut: ({ state }) => state === 'shut' },
  check: body => void [body.state === 'anything', body.size?.width === 'wide', body.whatever],
  actions: { open: door => Object.assign(door, { state: 'open' }) },
});
export const widthOf = (door: RowOf<Doors>): number | undefined => door.size?.width;

// @ts-expect-error a list that is not declared
behaviourOf<Doors>({ lists: { ajar: () => true } });
// @ts-expect-error an action that is not declared
behaviourOf<Doors>({ actions: { close: door => door } });
// @ts-expect-error a state that no door has
behaviourOf<Doors>({ lists: { shut: ({ state }) => state === 'closed' } });
// @ts-expect-error a row's key of another type
export const stateAsNumber = (door: RowOf<Doors>): number | undefined => door.state;
// @ts-expect-error nobody has tested what a body holds
behaviourOf<Doors>({ check: body => body.size?.width?.toFixed() });
