// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { call, defineResource } from '#define';
import { checkResources, problemText } from '#define/checks/checkResources.ts';
import { describeResource } from '#define/describe/describeResource.ts';
import { openApi } from '#define/openapi/openApi.ts';
import { resources as ofShop } from '#resources';
import { besideShop } from '#tests/support/besideShop.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const jobs = defineResource({
  name: 'jobs',
  lists: { all: { row: ['show', 'edit', 'close', 'delete'], bulk: ['delete', 'close'] } },
  actions: { close: { call: call('POST /jobs/{id}/close'), expect: job => ({ ...job, title: 'Closed' }) } },
  send: (values, verb) => ({ ...values, sentFor: verb }),
  fields: [
    { source: 'title', kind: 'text', required: true },
    { source: 'owner', kind: 'reference', reference: 'users', search: true },
    { source: 'helpers', kind: 'references', reference: 'users' },
    {
      source: 'parts',
      kind: 'rows',
      fields: [
        ...(['unit'] as const).map(source => ({ source, kind: 'text' as const })),
        { source: 'by', kind: 'reference', reference: 'users', search: true },
      ],
    },
    { source: 'photos', kind: 'images' },
    { source: 'price', kind: 'money' },
    { source: 'total', kind: 'money', readOnly: true },
    { source: 'scratch', kind: 'text', unsent: true },
  ],
});

const stored = { _id: 'j1', title: 'Bowls', owner: 'u1', total: 12, colour: 'red', photos: [{ _id: 'p1', url: '/images/a.svg' }] };
const resources = besideShop(ofShop, jobs);
const shop = providerOverMock({ resources, tables: { jobs: [stored, { _id: 'j2', title: 'Lamps' }] } });

const user = (id: string) => ({ _id: id, id, name: 'Anu', email: 'anu@example.test' });
const written = () =>
  shop.mock.received.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => ({ call: `${method} ${url}`, body }));
const photo = 'data:image/png;base64,AA';

test('a new record in plain REST is sent as declared: references as ids, in rows too, new images as data, what the form adds', async () => {
  const typed = {
    title: 'Pots',
    owner: user('u1'),
    helpers: [user('u2'), 'u3'],
    parts: [{ unit: 'Clay', by: user('u4') }],
    photos: [{ url: photo, title: 'a.png' }],
    price: '5',
    scratch: 'for the form only',
  };
  await shop.provider.create('jobs', { data: typed });
  const body = {
    title: 'Pots',
    owner: 'u1',
    helpers: ['u2', 'u3'],
    parts: [{ unit: 'Clay', by: 'u4' }],
    photos: [photo],
    price: 5,
    sentFor: 'create',
  };
  expect(written()).toEqual([{ call: 'POST /jobs', body }]);
});

test('a changed record in plain REST is sent whole and as declared, as a PUT replaces it', async () => {
  const { data: before } = await shop.provider.getOne('jobs', { id: 'j1' });
  await shop.provider.update('jobs', { id: 'j1', data: { ...before, owner: user('u5'), photos: [], scratch: 'x' }, previousData: before });
  const body = { id: 'j1', title: 'Bowls', owner: 'u5', total: 12, colour: 'red', photos: [], removedImageIds: ['p1'], sentFor: 'update' };
  expect(written()).toEqual([{ call: 'PUT /jobs/j1', body }]);
});

test('several records in plain REST are read, and sent whole and as declared', async () => {
  expect(await shop.provider.updateMany('jobs', { ids: ['j1', 'gone', 'j2'], data: { owner: user('u2') } })).toEqual({ data: ['j1', 'j2'] });
  expect(written()).toEqual([
    { call: 'PUT /jobs/j1', body: expect.objectContaining({ title: 'Bowls', total: 12, colour: 'red', owner: 'u2' }) },
    { call: 'PUT /jobs/j2', body: { id: 'j2', title: 'Lamps', owner: 'u2', sentFor: 'update' } },
  ]);
});

test('the account of plain REST says what is sent', () => {
  const sends = Object.fromEntries(describeResource(jobs).calls.map(({ purpose, sends }) => [purpose, sends]));
  const sent = ['title', 'owner', 'helpers', 'parts', 'photos', 'price'];
  expect(sends).toMatchObject({ create: sent, update: ['id', ...sent, 'total', 'removedImageIds'] });
});

test('an action with a call leaves the rest of a resource in plain REST: no check complains, the mock has all calls', async () => {
  const known = { behaviour: {}, fixtures: ['jobs', 'users'] };
  const ofJobs = checkResources(resources, known).filter(({ at }) => at.startsWith('jobs'));
  expect(ofJobs.map(problemText)).toEqual([]);
  expect(await shop.provider.act('jobs', 'close', { id: 'j2' })).toMatchObject({ data: { id: 'j2', title: 'Closed' } });
  expect((await shop.provider.getOne('jobs', { id: 'j2' })).data.title).toBe('Closed');
  expect(shop.mock.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /jobs/j2', 'POST /jobs/j2/close', 'GET /jobs/j2']);
  expect(describeResource(jobs).calls.map(({ call }) => call)).toEqual([
    'GET /jobs[?sort][&range][&filter]',
    'GET /jobs/{id}',
    'POST /jobs',
    'PUT /jobs/{id}',
    'DELETE /jobs/{id}',
    'POST /jobs/{id}/close',
  ]);
});

test('the contract has the call of that action, and the record that it answers', () => {
  const { paths, components } = openApi({ resources: [jobs], pages: [], answers: {}, isOpen: () => false });
  expect(Object.keys(paths as object)).toEqual(['/jobs/{id}/close']);
  expect((components as { schemas: object }).schemas).toMatchObject({ jobs: { required: ['id'] } });
});
