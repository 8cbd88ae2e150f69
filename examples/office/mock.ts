import { createMock } from '#mock-api/engine/createMock.ts';
import fixtures from './fixtures.json' with { type: 'json' };
import { report } from './report';
import { resources } from './resources';
import { spending } from './spending';

/** The office's API, in memory. */
export const mock = () => createMock({ resources, pages: [report], pageBehaviour: { spending }, fixtures });
