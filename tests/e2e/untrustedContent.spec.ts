import { expect, test, watchErrors } from '#tests/support/app.ts';
import { saveAnotherTab } from '#tests/support/settingsTabs.ts';

type Row = Record<string, unknown> & { _id: string };

/** Each piece would leave a mark on the window, or leave the page, if it ran. */
const mark = "parent.hasRun=top.hasRun=window.hasRun=true,document.title='run'";
const hostile = [
  `<p id="root" class="MuiBackdrop-root">Terms <b>apply</b> <a href="java&#9;script:${mark}">here</a></p>`,
  `<img src="/no-such.png" onerror="${mark}"><svg onload="${mark}"><script>${mark}</script></svg>`,
  `<script>${mark}</script><iframe srcdoc="<script>${mark}</script>"></iframe>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${mark}&gt;">`,
  `<form action="javascript:${mark}"><input name="cookie" autofocus onfocus="${mark}"><button>Save</button></form>`,
  '<style>* { display: none !important }</style><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=/logout">',
].join('');

// The policy would stop the scripts too, so it is off here.
test.use({ bypassCSP: true });

test('nothing of what strangers wrote runs, on screen, in a frame or in an editor, and what nobody touched goes back as it came', {
  tag: '@quick',
}, async ({ page, shop }) => {
  const errors = watchErrors(page);
  const hasRun = () => page.evaluate(() => Reflect.get(window, 'hasRun'));
  const stored = await shop.ask<{ legal: Record<string, string>; company: object }>('/settings');
  const legal = { ...stored.legal, terms: hostile, returnPolicy: `<p>Kept whole</p><p onclick="${mark}">and harmless</p>` };
  const company = { ...stored.company, logo: [{ url: `javascript:${mark}` }] };
  await shop.fail({ call: 'GET /settings', body: { ...stored, company, legal } });
  await shop.open('/superadmin/settings?tab=legal');
  const terms = page.getByRole('group', { name: 'Terms' });
  await expect(terms.getByRole('note')).toContainText('scripts');
  const frame = terms.frameLocator('iframe');
  await expect(frame.getByText('Terms apply')).toBeVisible();
  await expect(frame.locator('script, iframe, style, form, input, svg, math, base, [onerror], [onclick]')).toHaveCount(0);
  expect(await saveAnotherTab(page, shop)).toMatchObject({ legal });
  await terms.getByRole('button', { name: 'Edit anyway' }).click();
  const editor = page.locator('.ProseMirror:focus');
  await expect(editor).toContainText('Terms apply');
  await expect(editor.locator('a, [id], .MuiBackdrop-root, [onerror]')).toHaveCount(0);
  // A typed link is restricted to the same kinds of addresses.
  const linkTo = async (address: string) => {
    page.once('dialog', dialog => void dialog.accept(address));
    await editor.getByText('apply').dblclick();
    await page.getByRole('button', { name: 'Link', exact: true, disabled: false }).click();
  };
  await linkTo(` java\tscript:${mark}`);
  await linkTo('https://shop.example/terms');
  await expect(editor.locator('a')).toHaveAttribute('href', 'https://shop.example/terms');
  expect(await hasRun()).toBeUndefined();
  await expect(page).toHaveTitle(/Settings/);
  // The sign-in script fails in the frame, which has no storage.
  expect(errors.filter(error => !/^Failed to load resource|is sandboxed/.test(error))).toEqual([]);
});

test('an address that a record holds leads nowhere but to mail, phone and pages', async ({ page, shop }) => {
  const { users } = await shop.ask<{ users: Row[] }>('/user/admin/all?page=1&limit=10');
  const user = users[0] as Row;
  const bad = { ...user, email: `javascript:${mark}//@a.example`, phone: `javascript:${mark}`, images: [{ url: `javascript:${mark}` }] };
  await shop.fail({ call: `GET /user/admin/${user._id}`, body: bad }, { call: 'GET /user/admin/all', body: { users: [bad], total: 1 } });
  await shop.open('/users');
  await expect(page.getByRole('cell', { name: /javascript:/ }).first()).toBeVisible();
  const schemes = () =>
    page
      .getByRole('main')
      .locator('a, img')
      .evaluateAll(all => all.map(one => (one as HTMLAnchorElement).href || (one as HTMLImageElement).src));
  for (const address of await schemes()) expect(address).toMatch(/^(https?|mailto|tel):/);
  await page.goto(`/users/${user._id}`);
  await expect(page.getByText(/javascript:/).first()).toBeVisible();
  for (const address of await schemes()) expect(address).toMatch(/^(https?|mailto|tel):/);
});
