/** The ways in which a call fails, and the outcome of each. */
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Place } from './place';

/**
 * The outcome: the screen explains it and offers a retry (`reported`); it stays whole, whatever it shows (`sound`); the session ends (`out`); the screen
 * waits, and can be left (`waits`); the answer comes after the screen was left (`left`).
 */
export type Becomes = 'reported' | 'sound' | 'out' | 'waits' | 'left';

export interface Failure {
  becomes: Becomes;
  /** What the mock does in place of its real answer, which is passed in. Without it the connection breaks. */
  fault?: (answer: unknown) => Omit<Fault, 'call'>;
  /** The answer has values of other types than a screen expects. */
  bends?: true;
  /** Words that the screen must show. */
  says?: string;
}

const away = 'The stock house is on fire';
const refused = 'This cannot be taken';

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !isList(value);

/** Changes every value of an answer but ids, without which nothing could be opened. */
function bent(value: unknown, bend: (value: unknown) => unknown): unknown {
  if (isList(value)) return bend(value.map(inner => bent(inner, bend)));
  if (!isObject(value)) return bend(value);
  return bend(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === '_id' ? inner : bent(inner, bend)])));
}

/** Changes the parts of an answer, and keeps its own shape. */
const bentIn = (answer: unknown, bend: (value: unknown) => unknown): unknown => {
  if (isList(answer)) return answer.map(inner => bentIn(inner, bend));
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [
      key,
      key === '_id' || key === 'total' ? value : isList(value) ? bentIn(value, bend) : bent(value, bend),
    ]),
  );
};

const isWord = (value: unknown) => typeof value === 'string' || typeof value === 'number';
/** Adds null to every list of an answer, and replaces objects by texts. */
const withNulls = (value: unknown): unknown =>
  isList(value) ? [null, ...value.map(withNulls), ...(value.some(isObject) ? ['words'] : []), null] : isObject(value) ? mapped(value) : value;
const mapped = (value: Record<string, unknown>) => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNulls(inner)]));

const common: Record<string, Failure> = {
  '500 with words': { becomes: 'reported', fault: () => ({ status: 500, message: away }), says: away },
  '500 without a word': { becomes: 'reported', fault: () => ({ status: 500 }) },
  '400 with words': { becomes: 'reported', fault: () => ({ status: 400, message: refused }), says: refused },
  '403': { becomes: 'reported', fault: () => ({ status: 403, message: 'Not for you' }), says: 'Not for you' },
  '404': { becomes: 'reported', fault: () => ({ status: 404, message: 'There is none' }) },
  '401 at once': { becomes: 'out', fault: () => ({ status: 401, message: 'Token has expired' }) },
  '401 late': { becomes: 'out', fault: () => ({ status: 401, message: 'Token has expired', delay: 400 }) },
  'a broken connection': { becomes: 'reported' },
  'no answer': { becomes: 'waits', fault: () => ({ hang: true }) },
  'an answer after the screen was left': { becomes: 'left', fault: answer => ({ delay: 500, body: answer ?? {} }) },
  'a failure after the screen was left': { becomes: 'left', fault: () => ({ delay: 500, status: 500, message: away }) },
};

/** The failures of a call that reads. */
const readFailures: Readonly<Record<string, Failure>> = {
  ...common,
  'broken JSON': { becomes: 'reported', fault: () => ({ body: '{"rows": [{"_id": "1", ' }) },
  'a page in place of JSON': { becomes: 'reported', fault: () => ({ body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>' }) },
  '200 and nothing': { becomes: 'sound', fault: () => ({ body: '' }) },
  '200 and null': { becomes: 'sound', fault: () => ({ body: null }) },
  'objects for texts': {
    becomes: 'sound',
    bends: true,
    fault: answer => ({ body: bentIn(answer, value => (isWord(value) ? { wrong: value } : value)) }),
  },
  'lists for objects and texts': {
    becomes: 'sound',
    bends: true,
    fault: answer => ({ body: bentIn(answer, value => (isObject(value) || isWord(value) ? [value, null, { wrong: value }] : value)) }),
  },
  'texts for objects, objects for lists': {
    becomes: 'sound',
    bends: true,
    fault: answer => ({ body: bentIn(answer, value => (isObject(value) ? 'words' : isList(value) ? { wrong: value } : value)) }),
  },
  'nulls and words among entries': { becomes: 'sound', bends: true, fault: answer => ({ body: withNulls(answer) }) },
};

/** The failures of a call that writes. `source` is an input of its form. */
const writeFailures = (source: string): Readonly<Record<string, Failure>> => ({
  ...common,
  '400 about an input': { becomes: 'reported', fault: () => ({ status: 400, body: { message: refused, errors: { [source]: 'Taken already' } } }) },
  '400 about what is no input': {
    becomes: 'reported',
    fault: () => ({ status: 400, body: { message: refused, errors: { nowhere: 'Not in this shop' } } }),
    says: refused,
  },
  '400 nested': {
    becomes: 'reported',
    fault: () => ({ status: 400, body: { message: refused, errors: { deep: { er: [{ msg: 'Too deep' }] } } } }),
    says: refused,
  },
  '400 with null for errors': { becomes: 'reported', fault: () => ({ status: 400, body: { message: refused, errors: null } }), says: refused },
  'broken JSON': { becomes: 'sound', fault: () => ({ body: '{"message": ' }) },
  'a page in place of JSON': { becomes: 'sound', fault: () => ({ body: '<!doctype html><h1>Bad Gateway</h1>' }) },
  '200 and nothing': { becomes: 'sound', fault: () => ({ body: '' }) },
  '200 and null': { becomes: 'sound', fault: () => ({ body: null }) },
  'a list for an answer': { becomes: 'sound', fault: () => ({ body: [null, { wrong: [] }] }) },
  'null entries': { becomes: 'sound', fault: () => ({ body: { _id: null, message: null, data: null } }) },
});

/** The failures of the call of a place. */
export function failuresOf({ writes, source = '', mayBeNone }: Place): Readonly<Record<string, Failure>> {
  if (writes) return writeFailures(source);
  const { '404': missing } = common;
  return mayBeNone && missing ? { ...readFailures, '404': { ...missing, becomes: 'sound' } } : readFailures;
}
