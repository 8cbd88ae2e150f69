import { expect, test } from 'vitest';
import { readable, readableText, singularOf } from '#i18n/readable.ts';

test.each([
  ['name', 'Name'],
  ['dealerNo', 'Dealer no'],
  ['customID', 'Custom ID'],
  ['_id', 'Id'],
  ['address.addressLine1', 'Address address line1'],
  ['date_added', 'Date added'],
  ['SKUNumber', 'SKU number'],
])('%s reads %s', (name, text) => expect(readable(name)).toBe(text));

test.each([
  ['suppliers', 'supplier'],
  ['categories', 'category'],
  ['boxes', 'box'],
  ['addresses', 'address'],
  ['keys', 'key'],
  ['glass', 'glass'],
  ['fish', 'fish'],
])('one of %s is a %s', (several, one) => expect(singularOf(several)).toBe(one));

test.each([
  ['resources.suppliers.name', 1, 'Supplier'],
  ['resources.suppliers.name', 2, 'Suppliers'],
  ['resources.suppliers.fields.dealerNo', 1, 'Dealer no'],
  ['resources.suppliers.fields.primaryLang.name', 1, 'Name'],
  ['resources.suppliers.actions.setStatus', 1, 'Set status'],
  ['resources.suppliers.sections.base', 1, 'Base'],
  ['app.menu.back_office', 1, 'Back office'],
  ['app.actions.nothing', 1, undefined],
  ['resources.suppliers.required.name', 1, undefined],
])('%s of %i is %s', (key, count, text) => expect(readableText(key, count)).toBe(text));
