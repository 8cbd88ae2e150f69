import type { Behaviour } from '#mock-api/engine/behaviourTypes.ts';
import { createMock } from '#mock-api/engine/createMock.ts';
import fixtures from './fixtures.json' with { type: 'json' };
import { resources } from './resources';

const behaviour: Record<string, Behaviour> = {
  members: {
    answers: { email: (email, { rows }, id) => ({ member: rows('members').find(row => row.email === email && row._id !== id)?.name ?? '' }) },
  },
  loans: { listActions: { remind: () => undefined } },
};

/** The library's API, in memory. */
export const mock = () => createMock({ resources, behaviour, fixtures });
