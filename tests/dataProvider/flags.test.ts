// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { providerOverMock } from '#tests/support/providerOverMock.ts';

const shop = providerOverMock();

test('a flag that came as the text true or false is a truth, in lists and in records', async () => {
  const answer = { _id: 'a', name: 'true', isActive: 'true' };
  await shop.mock.fail(
    { call: 'GET /group/admin/all', body: { groups: [answer, { _id: 'b', isActive: 'false' }], total: 2 } },
    { call: 'GET /group/admin/a', body: answer },
  );
  const { data } = await shop.provider.getList('groups', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: '', order: 'ASC' },
    filter: {},
  });
  expect(data.map(group => group.isActive)).toEqual([true, false]);
  expect((await shop.provider.getOne('groups', { id: 'a' })).data).toMatchObject({ name: 'true', isActive: true });
});

test('so is one of the settings, which a page reads', async () => {
  const answer = { _id: 's', taxDetails: { taxId: 'true', isMultipleTax: 'true' }, multiLanguange: { isMultiLanguage: 'false' } };
  await shop.mock.fail({ call: 'GET /settings', body: answer });
  expect(await shop.provider.read(settingsPage, 'settings')).toMatchObject({
    taxDetails: { taxId: 'true', isMultipleTax: true },
    multiLanguange: { isMultiLanguage: false },
  });
});
