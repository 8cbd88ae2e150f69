import { expect, test } from 'vitest';
import { bestOf, fitOf, textWith, wordsOf } from '#app/palette/matching.ts';

const options = (...texts: string[]) => texts.map(text => ({ text }));
const textsFor = (typed: string, offered: readonly { text: string; terms?: string }[]) => bestOf(typed, offered).map(({ text }) => text);

test('what begins with what was typed comes before what holds it, and what is only called so comes last', () => {
  const offered = [{ text: 'Default Tax Percentage', terms: 'VAT rate' }, { text: 'Tax ID', terms: 'VAT' }, { text: 'Syntax' }, { text: 'VAT' }];
  expect(textsFor('tax', offered)).toEqual(['Tax ID', 'Default Tax Percentage', 'Syntax']);
  expect(textsFor('vat', offered)).toEqual(['VAT', 'Default Tax Percentage', 'Tax ID']);
  expect(textsFor('rate vat', offered)).toEqual(['Default Tax Percentage']);
  expect(textsFor('  ', offered)).toHaveLength(4);
});

test('letters with and without accents are one, in every alphabet', () => {
  expect(textsFor('wahrung', options('Währung'))).toEqual(['Währung']);
  expect(textsFor('envío', options('Gastos de envio'))).toEqual(['Gastos de envio']);
  expect(textsFor('ЗАКАЗ', options('Все заказы'))).toEqual(['Все заказы']);
  expect(textsFor('عرض', options('عَرْض المنتج'))).toEqual(['عَرْض المنتج']);
  expect(fitOf(wordsOf('x'), 'Orders')).toBe(0);
});

test('a record has what was typed in a text of it, a number however it is grouped; ids and addresses are no texts', () => {
  const order = {
    _id: '65a1',
    orderId: 'MB-1',
    shippingInfo: { name: 'Aïsha Nair', contactNumber: '+91 98361 04444' },
    image: { url: '/aisha.png' },
  };
  expect(textWith(wordsOf('aisha nair'), order)).toBe('Aïsha Nair');
  expect(textWith(wordsOf('9836-104'), order)).toBe('+91 98361 04444');
  expect(textWith(wordsOf('65a1'), order)).toBeUndefined();
  expect(textWith(wordsOf('png'), order)).toBeUndefined();
});

test('whole words come before beginnings, of the name and of what else it is called', () => {
  const offered = [
    { text: 'Company › Pin Code' },
    { text: 'Payment Type', terms: 'cash, COD, pay' },
    { text: 'Order Codes', terms: 'cod' },
    { text: 'Barcode' },
    { text: 'COD' },
  ];
  expect(textsFor('cod', offered)).toEqual(['COD', 'Payment Type', 'Order Codes', 'Company › Pin Code', 'Barcode']);
  const creates = [{ text: 'Coupons' }, { text: 'Create Coupon', terms: 'new, add' }];
  expect(textsFor('new coupon', creates)).toEqual(['Create Coupon']);
  expect(textsFor('coup', creates)).toEqual(['Coupons', 'Create Coupon']);
  expect(textsFor('out', [{ text: 'Logout', terms: 'sign out' }, { text: 'Out of stock' }])).toEqual(['Out of stock', 'Logout']);
});
