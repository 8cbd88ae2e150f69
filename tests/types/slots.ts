/**
 * What the compiler must refuse of views, detail screens and what is related, each mistake beside what is right. Never run:
 * `tsc` reads it, and an expected error that does not come is one.
 */
import { defineResource } from '#define';
import type { SlotProps } from '#frame/slots/slots.ts';

const view = () => import('#resources/products/Profit.tsx');

const fields = [
  { source: 'name', kind: 'text' },
  { source: 'price', kind: 'money' },
  { source: 'maker.city', kind: 'text' },
] as const;

const right = defineResource({
  name: 'wares',
  fields,
  layout: {
    form: [
      { section: 'base', fields: ['name'] },
      { section: 'values', fields: ['price'] },
    ],
    show: [
      { tab: 'about', fields: ['name', 'maker.city'] },
      { tab: 'prices', fields: ['price'] },
    ],
  },
  related: { makers: { list: 'makers.all', filter: { ware: 'id', city: 'maker.city' }, tab: true } },
  slots: {
    form: view,
    'show/price': view,
    'form/maker.city': view,
    'list/name': view,
    'form#values': view,
    'show#prices': view,
    'show#makers': view,
    'list:toolbar': view,
    'show:before': view,
  },
});
defineResource({ name: 'a', fields, layout: [{ section: 'about', fields: ['name'] }], slots: { 'show#about': view } });

type Ware = typeof right;
export const reads = ({ record }: SlotProps<Ware, 'show/price'>): [number | undefined, string | undefined] => [record.price, record.maker?.city];
export const readsPage = ({ page, record }: SlotProps<Ware, 'form/price'>): [string, number | undefined] => [page, record?.price];
export const readsPart = ({ part }: SlotProps<Ware, 'show#makers'>): string => part;
export const readsList = ({ list }: SlotProps<Ware, 'list:empty'>): string => list;
export const readsCells = ({ cells }: SlotProps<Ware, 'list:row'>): number => cells;

// @ts-expect-error a field there is not
export type NoField = SlotProps<Ware, 'show/prise'>;
// @ts-expect-error a part there is not
export type NoPart = SlotProps<Ware, 'show#price'>;
// @ts-expect-error a block there is not
export type NoBlock = SlotProps<Ware, 'form#price'>;
// @ts-expect-error a place there is not
export type NoPlace = SlotProps<Ware, 'list:footer'>;
// @ts-expect-error a price is a number
export const priceAsText = ({ record }: SlotProps<Ware, 'show/price'>): string | undefined => record.price;
// @ts-expect-error a key that is no field
export const undeclared = ({ record }: SlotProps<Ware, 'show/price'>) => record.prise;
// @ts-expect-error a new record is none yet
export const newRecord = ({ record }: SlotProps<Ware, 'form:before'>): number | undefined => record.price;
// @ts-expect-error a cell knows no page
export const cellOnPage = ({ page }: SlotProps<Ware, 'list/price'>) => page;

// @ts-expect-error a view of a field there is not
defineResource({ name: 'a', fields, slots: { 'show/prise': view } });
// @ts-expect-error an input of a field there is not
defineResource({ name: 'a', fields, slots: { 'form/maker': view } });
// @ts-expect-error a section there is not
defineResource({ name: 'a', fields, slots: { 'form#value': view } });
// @ts-expect-error a part of a detail screen that has none
defineResource({ name: 'a', fields, slots: { 'show#about': view } });
// @ts-expect-error a place there is not
defineResource({ name: 'a', fields, slots: { 'show:above': view } });
// @ts-expect-error a view that is no module with a default
defineResource({ name: 'a', fields, slots: { 'show:before': () => import('#resources/products/prices.ts') } });
// @ts-expect-error a tab with a field there is not
defineResource({ name: 'a', fields, layout: { show: [{ tab: 'about', fields: ['nmae'] }] } });
// @ts-expect-error what is related is a list of a resource
defineResource({ name: 'a', fields, related: { makers: { list: 'makers' } } });
// @ts-expect-error narrowed by a field there is not
defineResource({ name: 'a', fields, related: { makers: { list: 'makers.all', filter: { city: 'maker.town' } } } });
// @ts-expect-error neither a tab nor a part
defineResource({ name: 'a', fields, related: { makers: { list: 'makers.all', tab: 'card' } } });
// @ts-expect-error an unknown key of what is related
defineResource({ name: 'a', fields, related: { makers: { list: 'makers.all', colums: [] } } });
