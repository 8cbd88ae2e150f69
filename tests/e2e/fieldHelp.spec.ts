import { expect, test, watchErrors } from '#tests/stock/app.ts';

test('each kind of input has its help below, which screen readers read with it', async ({ page, shop }) => {
  // The test has no tiles for the map.
  const errors = watchErrors(page);
  await shop.open('/tins/create/new');
  const input = (role: 'textbox' | 'spinbutton' | 'switch' | 'combobox' | 'group', name: string) => page.getByRole(role, { name, exact: true });
  await expect(input('textbox', 'Name')).toHaveAccessibleDescription('As printed on the lid');
  await expect(input('textbox', 'About')).toHaveAccessibleDescription('For customers');
  await expect(input('spinbutton', 'Count')).toHaveAccessibleDescription('In one box');
  await expect(input('spinbutton', 'Price')).toHaveAccessibleDescription('With tax');
  await expect(input('switch', 'Is open')).toHaveAccessibleDescription('Somebody tasted it');
  await expect(input('combobox', 'Size')).toHaveAccessibleDescription('Of the lid');
  await expect(page.getByLabel('Sealed')).toHaveAccessibleDescription('When it was closed');
  await expect(input('textbox', 'Lid')).toHaveAccessibleDescription('Of the paint');
  await expect(input('combobox', 'Maker')).toHaveAccessibleDescription('Who fills it');
  await expect(input('combobox', 'Towns')).toHaveAccessibleDescription('Where it is sold');
  await expect(input('group', 'Words')).toHaveAccessibleDescription('What people search for');
  await expect(input('group', 'Parts')).toHaveAccessibleDescription('From the top');
  await expect(input('group', 'Photos')).toHaveAccessibleDescription('On a white ground');
  await expect(input('group', 'Place')).toHaveAccessibleDescription('The shelf');
  await expect(page.getByLabel('Pin')).toHaveAccessibleDescription(/^Opens the lock /);
  await expect(page.locator('.ProseMirror')).toHaveAccessibleDescription('With headings');
  await page.getByRole('group', { name: 'Parts', exact: true }).getByRole('button', { name: 'Add' }).click();
  await expect(input('textbox', 'Part')).toHaveAccessibleDescription('Without its number');
  expect(errors.filter(error => !error.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
});

test('an error stands in the place of the help, until it is mended', async ({ page, shop }) => {
  await shop.open('/tins/create/new');
  await page.getByLabel('Count').fill('-1');
  await page.getByLabel('Count').press('Enter');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Required');
  await name.pressSequentially('Beans');
  await expect(name).toHaveAccessibleDescription('As printed on the lid');
  await expect(page.getByLabel('Count')).not.toHaveAccessibleDescription('In one box');
});
