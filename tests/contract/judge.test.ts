import { expect, test } from 'vitest';
import { judge } from '#contract/judge.ts';
import { answerCheck } from '#define/openapi/contractCheck.ts';
import { declaredCalls } from '#define/openapi/declaredCalls.ts';
import { shopContract } from '#mock-api/shop.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';

const check = answerCheck(shopContract());
const calls = declaredCalls(resources, pages);

/** The findings of an answer; tolerated ones begin with a tilde. */
function findingTexts(operation: string, answer: unknown, id?: string): string[] {
  const declared = calls.find(({ owner, purpose }) => `${owner}.${purpose}` === operation);
  if (!declared) throw new Error(`There is no call ${operation}.`);
  return judge(check, declared, answer, id).findings.map(({ kind, field, tolerated, times }) => `${tolerated ? '~' : ''}${kind} ${field} ${times}`);
}

const color = { _id: '1', name: 'Indigo', value: '#223a70' };
const order = { _id: '1', shop: '1', orderStatus: 'Shipped', totalPrice: 12, isActive: true };

test.each<[string, string, unknown, string[]]>([
  ['as the contract has it', 'colors.list.all', { colors: [color], total: 1, more: { of: 1 } }, []],
  ['a bare list', 'colors.list.all', [color], ['~wrong type  1']],
  ['rows under another name', 'colors.list.all', { results: [color] }, ['~missing field colors 1']],
  ['a list in data', 'shops.list.all', { data: { shops: [{ _id: '1' }], totalCount: 1 } }, ['~no total total 1', '~missing field shops 1']],
  ['a total in text', 'shops.list.all', { shops: [{ _id: '1' }], total: '1' }, ['~wrong type total 1']],
  ['no total', 'shops.list.all', { shops: [{ _id: '1' }] }, ['no total total 1']],
  [
    'ids as numbers',
    'colors.list.all',
    {
      colors: [
        { ...color, _id: 1 },
        { ...color, _id: 2 },
      ],
    },
    ['~wrong type colors[]._id 2'],
  ],
  ['an id under another name', 'colors.list.all', { colors: [{ ...color, _id: undefined, id: '1' }] }, ['~missing field colors[]._id 1']],
  ['no id', 'colors.list.all', { colors: [{ name: 'Indigo' }] }, ['missing field colors[]._id 1']],
  ['an id that is none', 'colors.list.all', { colors: [{ ...color, _id: { of: 1 } }] }, ['wrong type colors[]._id 1']],
  ['nothing', 'colors.list.all', null, ['missing field colors 1']],
  ['a record in data', 'orders.one', { data: order }, ['~missing field _id 1']],
  ['a number as a text', 'orders.one', { ...order, totalPrice: '12.50' }, ['~wrong type totalPrice 1']],
  ['words as a number', 'orders.one', { ...order, totalPrice: 'twelve' }, ['wrong type totalPrice 1']],
  ['a flag as a text', 'orders.one', { ...order, isActive: 'true' }, ['~wrong type isActive 1']],
  ['a flag that is shown as No', 'orders.one', { ...order, isActive: 1 }, ['wrong type isActive 1']],
  ['what is no choice', 'orders.one', { ...order, orderStatus: 'Lost' }, ['unknown value orderStatus 1']],
  ['a name within a record that came whole', 'orders.one', { ...order, shop: { _id: '1', shopName: { of: 1 } } }, ['wrong type shop.shopName 1']],
  ['what is neither an id nor a record', 'orders.one', { ...order, shop: ['1'] }, ['wrong type shop 1']],
  ['no cart, in words', 'carts.one', { message: 'No cart' }, []],
  ['no record, in words', 'orders.one', { message: 'Gone' }, ['missing field _id 1']],
  ['a write in words', 'colors.create', { message: 'Done' }, []],
  ['figures under their name', 'dashboard.page.counts', { dashboard: { ordersCount: 'many' } }, ['wrong type ordersCount 1']],
])('%s', (_, operation, answer, expected) => expect(findingTexts(operation, answer, '1')).toEqual(expected));
