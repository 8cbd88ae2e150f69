/** The scenarios: what a mock can be besides a shop where all goes well. One declaration each. */
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { Refusal, type Row } from '#mock-api/engine/behaviourTypes.ts';
import type { Tables } from '#mock-api/engine/rowStore.ts';
import { chosen } from './chance.ts';
import { hostile } from './hostileTexts';
import { large } from './largeTables';
import { malformed } from './malformed';
import { otherShape } from './otherShapes';
import { refusal } from './refusing';
import type { Scenario } from './scenario';

/** No rows but whoever signs in, and the settings. */
const noRows = (fixtures: Tables): Tables =>
  Object.fromEntries(
    Object.entries(fixtures).map(([name, rows]) => [
      name,
      Array.isArray(rows) ? rows.filter((row: Row) => name === 'users' && row.email === demoAccount.email) : rows,
    ]),
  );

type Outage = { status: number; message: string };

/** What servers say that are not well. */
const outages: readonly [Outage, ...Outage[]] = [
  { status: 500, message: 'Something Went Wrong' },
  { status: 502, message: 'The shop cannot be reached' },
  { status: 503, message: 'The shop is closed for maintenance, try again in a minute' },
  { status: 504, message: 'The database did not answer in time' },
  { status: 429, message: 'Too many requests, try again later' },
];
const busy: Outage = { status: 409, message: 'Somebody else is changing this, try again' };

const scenarios: readonly Scenario[] = [
  { name: 'usual', line: 'The fixtures, and right answers at once.' },
  { name: 'empty', line: 'A shop in which nothing is yet: no rows but the demo account.', rows: noRows },
  {
    name: 'large',
    line: '100,000 products, 20,000 orders, 50,000 users, 5,000 categories, twenty times the fixtures of all else.',
    rows: large,
    isLarge: true,
  },
  { name: 'slow', line: 'Each answer takes from one to four seconds.', fault: ({ chance }) => ({ delay: 1000 + Math.round(chance * 3000) }) },
  {
    name: 'flaky',
    line: 'One call in four fails with words of the server: 500, 502, 503, 504, 429, and 409 of writes.',
    fault: ({ chance, method }) => (chance < 0.25 ? chosen(method === 'GET' ? outages : [busy, ...outages], chance * 4) : undefined),
  },
  { name: 'refusing', line: 'Each write is refused with words, and with those of one value that was sent (400).', fault: refusal },
  {
    name: 'expired',
    line: 'Signing in works; the token is refused at once, by the first call that needs it (401).',
    fault: () => ({ status: 401, message: 'No user in this Token #admin' }),
  },
  {
    name: 'malformed',
    line: 'Each call in turn: broken JSON, missing fields, nulls, unknown values, numbers as texts.',
    bends: malformed,
    isWrong: true,
  },
  {
    name: 'documented',
    line: 'A server that knows the documented calls and parameters alone. GET /mock/mismatches says which others it was asked for.',
    isDocumented: true,
  },
  { name: 'other-shapes', line: 'Each list and record in turn in every shape that servers answer in.', bends: otherShape },
  {
    name: 'single-language',
    line: 'Multi-language is off; what the fixtures hold of the second language is there all the same.',
    settings: ({ multiLanguange, ...settings }) => ({ ...settings, multiLanguange: { ...(multiLanguange as object), isMultiLanguage: false } }),
  },
  {
    name: 'bare-setup',
    line: 'Settings in which nothing is set up: no inputs in use, a company with a name alone.',
    settings: ({ _id, company }) => ({
      _id,
      company: { name: (company as { name?: unknown } | undefined)?.name },
      setup: { shippingInputs: [], productInputs: [], classificationInputs: [] },
    }),
  },
  { name: 'hostile', line: 'Markup, bidi marks, words of 10,000 letters, __proto__ and the like in every text.', rows: hostile },
];

/** The scenarios as people choose from them. */
export const scenarioLines = scenarios.map(({ name, line }) => ({ name, line }));

/** The scenario of a name. @throws Refusal that names those there are. */
export function scenarioOf(name: unknown): Scenario {
  const found = scenarios.find(scenario => scenario.name === name);
  if (!found) throw new Refusal(`There is no scenario '${name}', only ${scenarios.map(known => known.name).join(', ')}`);
  return found;
}
