/** The scenarios that fit any shop. */
import { isPlain, type Plain } from '#define';
import type { Row } from '#mock-api/engine/behaviourTypes.ts';
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Tables } from '#mock-api/engine/fixtures.ts';
import { chosen } from './chance';
import { hostileTexts } from './hostileTexts';
import { type LargeSizes, largeTables } from './largeTables';
import { malformed } from './malformed';
import { otherShape } from './otherShapes';
import type { Scenario, ScenarioCall, ScenarioParts } from './scenario';

/** Empty tables, but for the demo account; single records stay. */
const emptyTables = (fixtures: Tables, { account }: ScenarioParts): Tables =>
  Object.fromEntries(
    Object.entries(fixtures).map(([name, rows]) => [name, Array.isArray(rows) ? rows.filter((row: Row) => account?.signInValues(name, row)) : rows]),
  );

type Outage = { status: number; message: string };

const outages: readonly [Outage, ...Outage[]] = [
  { status: 500, message: 'Something Went Wrong' },
  { status: 502, message: 'The shop cannot be reached' },
  { status: 503, message: 'The shop is closed for maintenance, try again in a minute' },
  { status: 504, message: 'The database did not answer in time' },
  { status: 429, message: 'Too many requests, try again later' },
];
const busy: Outage = { status: 409, message: 'Somebody else is changing this, try again' };

/** The sources of the texts and numbers in a body, also within objects, but not within lists. */
const sourcesIn = (body: Plain, prefix = ''): string[] =>
  Object.entries(body).flatMap(([key, value]) => {
    if (isPlain(value)) return sourcesIn(value, `${prefix}${key}.`);
    return typeof value === 'string' || typeof value === 'number' ? [`${prefix}${key}`] : [];
  });

/** Refuses a write as a server's validation does: with a message, and an error at one of the sent values if there are any. */
function refuseWrite({ method, body, chance }: ScenarioCall): Omit<Fault, 'call'> | undefined {
  if (method === 'GET') return undefined;
  const sources = sourcesIn(body);
  const source = sources[Math.floor(chance * sources.length)];
  if (source === undefined) return { status: 400, message: 'This cannot be done now' };
  const message = `${source} is not accepted`;
  return { status: 400, body: { message: `Validation failed: ${message}`, errors: { [source]: message } } };
}

export const usual: Scenario = { name: 'usual', line: 'The fixtures, and right answers at once.' };

export const empty: Scenario = { name: 'empty', line: 'A shop in which nothing is yet: no rows but the demo account.', rows: emptyTables };

/** A scenario with many rows. `line` states the sizes. */
export const large = (line: string, sizes: LargeSizes): Scenario => ({ name: 'large', line, rows: largeTables(sizes), isLarge: true });

export const slow: Scenario = {
  name: 'slow',
  line: 'Each answer takes from one to four seconds.',
  fault: ({ chance }) => ({ delay: 1000 + Math.round(chance * 3000) }),
};

export const flaky: Scenario = {
  name: 'flaky',
  line: 'One call in four fails with words of the server: 500, 502, 503, 504, 429, and 409 of writes.',
  fault: ({ chance, method }) => (chance < 0.25 ? chosen(method === 'GET' ? outages : [busy, ...outages], chance * 4) : undefined),
};

export const refusing: Scenario = {
  name: 'refusing',
  line: 'Each write is refused with words, and with those of one value that was sent (400).',
  fault: refuseWrite,
};

export const expired: Scenario = {
  name: 'expired',
  line: 'Signing in works; the token is refused at once, by the first call that needs it (401).',
  fault: () => ({ status: 401, message: 'No user in this Token #admin' }),
};

export const malformedAnswers: Scenario = {
  name: 'malformed',
  line: 'Each call in turn: broken JSON, missing fields, nulls, unknown values, numbers as texts.',
  changeAnswer: malformed,
  isWrong: true,
};

export const documented: Scenario = {
  name: 'documented',
  line: 'A server that knows the documented calls and parameters alone. GET /mock/mismatches says which others it was asked for.',
  isDocumented: true,
};

export const otherShapes: Scenario = {
  name: 'other-shapes',
  line: 'Each list and record in turn in every shape that servers answer in.',
  changeAnswer: otherShape,
};

/** A scenario with hostile texts. @param isKept says which sources keep their texts, as those that configure the app. */
export const hostile = (isKept?: (source: string) => boolean): Scenario => ({
  name: 'hostile',
  line: 'Markup, bidi marks, words of 10,000 letters, __proto__ and the like in every text.',
  rows: hostileTexts(isKept),
});

/** The scenarios of a mock that brings none of its own. */
export const standardScenarios: readonly Scenario[] = [
  usual,
  empty,
  large('Twenty times the rows of the fixtures.', { times: 20 }),
  slow,
  flaky,
  refusing,
  expired,
  malformedAnswers,
  documented,
  otherShapes,
  hostile(),
];
