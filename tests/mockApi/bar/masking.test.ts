import { expect, test } from 'vitest';
import { type BugReport, reportFrom, withoutSecrets } from '#mock-api/bar/bugReport.ts';
import { masked, maskedBody, maskedText, secretsIn, soundsSecret, takenOut } from '#mock-api/bar/masking.ts';
import { withPasswords } from '#mock-api/bar/reproduce.ts';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import settings from '#mock-api/fixtures/settings.json';
import users from '#mock-api/fixtures/users.json';
import { declarations } from '#mock-api/shop.ts';

const token = 'mock.64a1b2c3d4e5f60718293a4b.0123456789abcdef01234567';
const known = { isSecret: soundsSecret, values: [token] };

test('what stands under the name of a secret is taken out, however deep, and other keys stay', () => {
  const held = {
    email: 'a@b.example',
    password: 'Bazaar#2026',
    payment: { credentials: { any: 'abcdef', on: true } },
    rows: [{ apiKey: 1234567 }],
    none: '',
  };
  expect(masked(held, known)).toEqual({
    email: 'a@b.example',
    password: takenOut,
    payment: { credentials: { any: takenOut, on: true } },
    rows: [{ apiKey: takenOut }],
    none: '',
  });
  expect(secretsIn(held, soundsSecret)).toEqual(['Bazaar#2026', 'abcdef', '1234567']);
  for (const name of ['category', 'keywords', 'keyboard', 'author', 'pinned', 'compass', 'creditNote']) expect(soundsSecret(name), name).toBe(false);
});

test('values of secrets and what looks like a token are taken out of any text, in each form that they are written in', () => {
  expect(maskedText(`at ${token}, Bearer abc.def, eyJhbGciOiJIUzI1.eyJzdWIi.c2ln`, known)).toBe(`at ${takenOut}, Bearer ${takenOut}, ${takenOut}`);
  expect(maskedText(`/x?token=12&page=1&to=${encodeURIComponent('a b#c')}`, { ...known, values: ['a b#c'] })).toBe(
    `/x?token=${takenOut}&page=1&to=${takenOut}`,
  );
  expect(maskedText('from asha@shop.example to', { ...known, emails: true })).toBe('from (e-mail) to');
});

test('a body stays JSON, its pictures cut; one that is none is a text', () => {
  const body = JSON.parse(maskedBody(JSON.stringify({ image: `data:image/png;base64,${'A'.repeat(5000)}`, oldPassword: 'x' }), known));
  expect(body).toEqual({ image: expect.stringMatching(/^data:image\/png.{80,}… \(5022 characters\)$/), oldPassword: takenOut });
  expect(maskedBody('{"broken', known)).toBe('{"broken');
});

const report = (more: Partial<BugReport> = {}): BugReport => ({
  bugReport: 1,
  packed: '2026-11-22T10:00:00.000Z',
  now: '2026-11-22T10:00:00.000Z',
  note: `I typed ${demoAccount.password}`,
  address: `/products?for=${token}`,
  isSignedIn: true,
  calls: [{ at: '2026-11-22T10:00:00.000Z', method: 'POST', url: '/api/login', status: 400, sent: JSON.stringify(demoAccount) }],
  errors: [{ at: '2026-11-22T10:00:00.000Z', text: `refused ${token}` }],
  settings: { I18N_LANGUAGE: 'de' },
  browser: { name: 'Chromium', languages: ['de'], dark: false, width: 1280, height: 800, scale: 1 },
  app: { version: '0.1.0' },
  data: { version: 1, scenario: 'usual', seed: 0, clock: null, rows: { users, settings }, faults: [] },
  ...more,
});

const { secretNames } = declarations();

test('a report holds neither a token, a password nor a secret of the settings, wherever they stand', () => {
  const secrets = JSON.stringify(settings).match(/FAKE-ENCRYPTED[\w-]+/g) ?? [];
  expect(secrets).toHaveLength(2);
  const packed = JSON.stringify(
    withoutSecrets(report({ note: `${secrets[0]} ${demoAccount.password}` }), { names: secretNames, values: [token], emails: false }),
  );
  for (const secret of [...secrets, token, demoAccount.password]) expect(packed).not.toContain(secret);
  expect(packed).toContain(demoAccount.email);
  const real = JSON.stringify(withoutSecrets(report({ data: undefined }), { names: secretNames, values: [token], emails: true }));
  expect(real).not.toContain(demoAccount.email);
});

test('whoever opens a report can sign in as everybody in it; other secrets stay out', () => {
  const { data } = reportFrom(JSON.stringify(withoutSecrets(report(), { names: secretNames, values: [], emails: false })));
  const { rows } = withPasswords(data) as unknown as { rows: { users: typeof users; settings: typeof settings } };
  expect(rows.users).toEqual(users);
  expect(JSON.stringify(rows.settings)).toBe(JSON.stringify(settings).replace(/FAKE-ENCRYPTED[\w-]+/g, takenOut));
});

test('what is no report is refused in words', () => {
  expect(() => reportFrom('{')).toThrow('This is no bug report: it is no JSON.');
  expect(() => reportFrom('[]')).toThrow('it lacks what a report of this form has');
  expect(() => reportFrom(JSON.stringify(report({ address: '//evil.example' })))).toThrow('its address is no place of this app');
});

test.each([
  ['a card’s number', 'paid with 4111 1111 1111 1111 today', `paid with ${takenOut} today`],
  ['one with dashes', '5500-0000-0000-0004', takenOut],
  ['one without', '"378282246310005"', `"${takenOut}"`],
  ['a number that is no card’s', 'order 4111111111111112, 9447090750', 'order 4111111111111112, 9447090750'],
  ['an IBAN', 'to DE89 3704 0044 0532 0130 00.', `to ${takenOut}.`],
  ['one in one piece', 'GB82WEST12345698765432', takenOut],
  ['what is no IBAN', 'GB83WEST12345698765432', 'GB83WEST12345698765432'],
  ['a form’s body', 'email=a&password=Bazaar%232026&page=1', `email=a&password=${takenOut}&page=1`],
  ['a session’s id', 'PHPSESSID=abc123; theme=dark; JSESSIONID=99X', `PHPSESSID=${takenOut}; theme=dark; JSESSIONID=${takenOut}`],
  ['one whose name has a dash', 'session-id=abc; X-Session-Id=def; page=1', `session-id=${takenOut}; X-Session-Id=${takenOut}; page=1`],
  ['a card’s number in a form’s body', 'note=paid%20with+4111+1111+1111+1111&page=1', `note=paid%20with%20${takenOut}&page=1`],
  ['an IBAN in a form’s body', 'to=DE89%203704%200044%200532%200130%2000', `to=${takenOut}`],
  ['what a form’s body writes in brackets', 'card[cvc]=123&card%5Bcvc%5D=123&a[b]=1', `card[cvc]=${takenOut}&card%5Bcvc%5D=${takenOut}&a[b]=1`],
  ['a form’s body without any of them', 'name=a+b%20c&total=1+000', 'name=a+b%20c&total=1+000'],
  ['JSON in other text', 'sent {"sessionId": "a\\"b", "page":1} and', `sent {"sessionId":"${takenOut}", "page":1} and`],
  ['JSON that was cut off', '{"page":1,"password":"Bazaar#20', `{"page":1,"password":"${takenOut}"`],
  ['one in an address', '/x?sid=12&session_id=34&page=1', `/x?sid=${takenOut}&session_id=${takenOut}&page=1`],
])('%s', (_, text, expected) => expect(maskedText(text, known)).toBe(expected));

test('a body of another form than JSON is masked too', () =>
  expect(maskedBody('user=asha&api_key=12345&card_number=1', known)).toBe(`user=asha&api_key=${takenOut}&card_number=${takenOut}`));

test('a number in JSON that is a card’s is taken out', () =>
  expect(masked({ note: 4111111111111111, total: 12 }, known)).toEqual({ note: takenOut, total: 12 }));

// An expression that starts again at every letter takes ten minutes for such a text.
test.each([
  ['a'],
  ['1'],
  ['a='],
  ['A1'],
  ['1 '],
  ['1234 '],
  ['&'],
  ['@'],
  ['a@'],
  ['DE89'],
  ['%'],
  ['DE89 '],
  ['eyJ'],
  ['-eyJ'],
  ['Bearer '],
  ['a@b.c '],
  ['"a":"'],
  ['"a":"\\"'],
  ['"a": '],
])('a text of a million letters, of %j, is read once', { timeout: 300_000 }, piece => {
  const text = piece.repeat(1_000_000 / piece.length);
  expect(maskedText(text, { ...known, emails: true })).not.toBe('');
});
