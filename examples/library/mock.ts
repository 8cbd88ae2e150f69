import { createMock } from '#mock-api/engine/createMock.ts';
import fixtures from './fixtures.json' with { type: 'json' };
import { resources } from './resources';

/** The library's API, in memory. */
export const mock = () => createMock({ resources, fixtures });
