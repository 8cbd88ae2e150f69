/**
 * Resources whose views are react-admin’s own parts: `makers` speak plain REST, `wares` have documented calls, `towns` can only
 * be read all at once, `seals` only be looked at and `vaults` not even that (`access.ts`);
 * `offers` have a form with all that a declaration can say of forms. They stand beside the shop’s in the app that `app.ts` builds.
 */

import { call, defineResource, type Resource } from '#define';
import { resources as ofShop } from '#resources';
import { slotted, tables as slottedTables } from '#tests/slots/resources.ts';
import { besideShop } from '#tests/support/besideShop.ts';
import { corks, corksTable, pegs, pegsTable } from './corks';
import { offers, offersTable } from './offers';
import { stepped, tables as steppedTables } from './tickets';
import { tinned, tables as tinnedTables } from './tins';

const makers = defineResource({
  name: 'makers',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text', required: true },
    { source: 'city', kind: 'text' },
  ],
  slots: {
    list: () => import('./MakerList'),
    show: () => import('./MakerShow'),
    edit: () => import('./MakerEdit'),
    create: () => import('./MakerCreate'),
  },
});

const towns = defineResource({
  name: 'towns',
  fields: [{ source: 'name', kind: 'text' }],
  lists: {},
  pages: { show: false, create: false, edit: false },
  calls: { all: call('GET /town/all', { rows: 'towns' }) },
});

const wares = defineResource({
  name: 'wares',
  menu: 'products',
  fields: [
    { source: 'name', kind: 'text' },
    { source: 'price', kind: 'number' },
    { source: 'town', kind: 'reference', reference: 'towns' },
    { source: 'maker', kind: 'text' },
    { source: 'isHidden', kind: 'flag', in: [], switch: call('POST /ware/turn/{id}') },
  ],
  lists: {
    all: {
      call: call('GET /ware/all?page&limit', { rows: 'wares' }),
      columns: ['name', 'price', 'town'],
      row: ['show', 'edit', 'reprice', 'delete'],
      bulk: ['reprice', 'activate'],
    },
  },
  pages: { show: '/ware/{id}', create: '/ware/create/new', edit: '/ware/update/{id}' },
  calls: {
    one: call('GET /ware/{id}'),
    create: call('POST /ware/new'),
    update: call('PUT /ware/{id}'),
    delete: call('DELETE /ware/{id}'),
  },
  actions: {
    reprice: {
      call: call('POST /ware/price/{id}'),
      ask: [{ source: 'price', kind: 'number', required: true, min: 1 }],
      when: { town: 't1' },
      expect: (ware, { price }) => ({ ...ware, price }),
      undo: true,
      icon: 'Sell',
    },
    engrave: { expect: (ware, { name }) => ({ ...ware, name: name ?? 'Engraved' }) },
  },
  slots: { show: () => import('./WareShow'), edit: () => import('./WareEdit') },
});

const seals = defineResource({
  name: 'seals',
  menu: 'products',
  fields: [{ source: 'name', kind: 'text' }],
  lists: { all: { bulk: ['delete'] } },
  actions: { stamp: { expect: record => ({ ...record, name: 'Stamped' }), icon: 'Approve' } },
});

const vaults = defineResource({ name: 'vaults', menu: 'products', fields: [{ source: 'name', kind: 'text' }] });

/** What the app of these tests is given. */
export const resources: readonly Resource[] = besideShop(
  ofShop,
  makers,
  towns,
  wares,
  seals,
  vaults,
  offers,
  corks,
  pegs,
  ...stepped,
  ...tinned,
  ...slotted,
);

/** Their rows in the mock. */
export const tables = {
  makers: Array.from({ length: 12 }, (_, position) => ({ _id: `m${position + 1}`, name: `Maker ${position + 1}`, city: 'Nilambur' })),
  towns: [
    { _id: 't1', name: 'Manjeri' },
    { _id: 't2', name: 'Kondotty' },
  ],
  wares: [
    { _id: 'w1', name: 'Bowl', price: 12, town: 't1', maker: 'm1' },
    { _id: 'w2', name: 'Lamp', price: 30, town: 't2', maker: 'gone' },
  ],
  seals: [{ _id: 's1', name: 'Elephant' }],
  vaults: [{ _id: 'v1', name: 'Cellar' }],
  offers: offersTable,
  corks: corksTable,
  pegs: pegsTable,
  ...steppedTables,
  ...tinnedTables,
  ...slottedTables,
};
