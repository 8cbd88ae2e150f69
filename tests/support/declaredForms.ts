/** Works with a declared screen: where its lists are, how its form is filled and sent. */
import type { Locator, Page } from '@playwright/test';
import { type Field, holdsOn, isOn, type List, type Page as RecordPage, type Resource } from '#define';
import type { Shop } from './app';
import { pathOf, rowsOf, typedFor, words } from './declared';

/** The screen without menu and bar. */
export const main = (page: Page): Locator => page.getByRole('main');

/** The rows of the table. */
export const dataRows = (page: Page): Locator => main(page).locator('table tbody tr');

/** A list that has an address and a call, by its key. */
export type Listed = [key: string, list: List & { path: string; call: NonNullable<List['call']> }];

/** The lists of a resource. */
export const listsOf = ({ lists }: Resource): Listed[] =>
  Object.entries(lists).flatMap(([key, list]): Listed[] => (list.path && list.call ? [[key, { ...list, path: list.path, call: list.call }]] : []));

/** Fills an input according to its kind. */
export async function fill(screen: Locator, page: Page, resource: Resource, field: Field, text = typedFor(field)) {
  const label = words(resource, `fields.${field.source}`);
  if (field.kind === 'mapPoint') {
    await screen.getByLabel('Latitude').fill('11.25');
    await screen.getByLabel('Longitude').fill('75.78');
  } else if (field.kind === 'color') {
    await screen.getByRole('textbox', { name: label, exact: true }).fill('#12ab34');
  } else if (['choice', 'badge', 'reference'].includes(field.kind)) {
    await screen.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option').filter({ hasText: /\S/ }).first().click();
  } else if (text !== undefined) {
    // Two addresses in one form have the same labels.
    await screen.locator(`[name="${field.source}"]`).fill(text);
  }
}

/** The required fields of a form, and the field that names the record. */
export const toFill = ({ fields, represent }: Resource, page: RecordPage): Field[] =>
  fields.filter(
    field =>
      isOn(field, page) &&
      !field.lang &&
      field.readOnly !== true &&
      !holdsOn(Array.isArray(field.readOnly) ? field.readOnly : undefined, page) &&
      (field.source === represent ||
        (field.required !== undefined && holdsOn(Array.isArray(field.required) || field.required === true ? field.required : undefined, page))),
  );

/** The form that creates or changes a record: in the dialog over the list, else on the screen. */
export const formOf = (page: Page, { inDialog }: Resource): Locator => (inDialog ? page.getByRole('dialog') : main(page));
/** Presses the submit button. */
export const send = (form: Locator) => form.locator('button[type=submit]').click();

/** A record that the mock has. */
export async function aRecord(resource: Resource, shop: Shop): Promise<Record<string, unknown>> {
  for (const [, { call }] of listsOf(resource)) {
    const [row] = rowsOf(await shop.ask(`${pathOf(call)}?page=1&limit=10&search=&searchText=`));
    if (row) return row;
  }
  throw new Error(`The mock has no record of '${resource.name}'`);
}
