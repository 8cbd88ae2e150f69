import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { ShopDataProvider } from '#dataProvider/dataProvider.ts';
import type { WriteEvent } from '#dataProvider/writeEvents.ts';
import type { Resource } from '#define';
import type { Tables } from '#mock-api/engine/fixtures.ts';
import { readFixtures, type ShopMockOptions } from '#mock-api/shop.ts';
import { resources as ofShop } from '#resources';
import { configureMockApi } from './configureMockApi';
import { startMock } from './mockServer';

interface Started {
  mock: Awaited<ReturnType<typeof startMock>>;
  provider: ShopDataProvider;
}

interface Options {
  resources?: readonly Resource[];
  tables?: Tables;
  behaviour?: ShopMockOptions['behaviour'];
  /** Called with each change. */
  onWritten?: (written: WriteEvent) => void;
}

/**
 * The real data provider over a real mock, for the tests of a file. Each test begins signed in, with the fixtures and no recorded requests.
 * `resources` and `behaviour` replace the shop's; `tables` add to or replace fixtures.
 */
export function providerOverMock({ resources = ofShop, tables = {}, behaviour, onWritten }: Options = {}): Readonly<Started> {
  let started: Started | undefined;
  const here = (): Started => {
    if (!started) throw new Error('The mock starts with the tests of the file.');
    return started;
  };
  beforeAll(async () => {
    const mock = await startMock({ resources, tables: { ...readFixtures(), ...tables }, ...(behaviour ? { behaviour } : {}) });
    await configureMockApi(mock);
    const { createDataProvider } = await import('#dataProvider/dataProvider.ts');
    started = { mock, provider: createDataProvider(resources, onWritten && { written: onWritten }) };
  });
  afterAll(() => here().mock.stop());
  beforeEach(async () => {
    const { mock } = here();
    await mock.reset();
    localStorage.setItem('token', await mock.signIn());
    mock.received.length = 0;
  });
  afterEach(() => here().mock.expectContract());
  return {
    get mock() {
      return here().mock;
    },
    get provider() {
      return here().provider;
    },
  };
}
