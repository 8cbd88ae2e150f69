/** The ways in which a call goes wrong, and what becomes of the screen then. */
import type { Fault } from '#mock-api/engine/faults.ts';
import type { Place } from './place';

/**
 * What becomes of the screen: it says so and offers to try again (`told`); it stays whole, whatever it shows (`sound`); the session
 * ends (`out`); it waits, and can be left (`waits`); the answer comes when it has been left (`left`).
 */
export type Becomes = 'told' | 'sound' | 'out' | 'waits' | 'left';

/** One way. */
export interface Failure {
  becomes: Becomes;
  /** What the mock does in place of its answer, which it would have been. None: the connection breaks. */
  fault?: (answer: unknown) => Omit<Fault, 'call'>;
  /** The answer has values of other types than a screen expects. */
  bends?: true;
  /** Words that are to be read on the screen. */
  says?: string;
}

const away = 'The stock house is on fire';
const refused = 'This cannot be taken';

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !isList(value);

/** Every value of an answer but ids, changed; without ids nothing could be opened. */
function bent(value: unknown, bend: (value: unknown) => unknown): unknown {
  if (isList(value)) return bend(value.map(inner => bent(inner, bend)));
  if (!isObject(value)) return bend(value);
  return bend(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === '_id' ? inner : bent(inner, bend)])));
}

/** The same of the parts of an answer, whose own shape stays. */
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
/** What is nothing among the entries of every list, and words where they are objects. */
const withNulls = (value: unknown): unknown =>
  isList(value) ? [null, ...value.map(withNulls), ...(value.some(isObject) ? ['words'] : []), null] : isObject(value) ? mapped(value) : value;
const mapped = (value: Record<string, unknown>) => Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNulls(inner)]));

const common: Record<string, Failure> = {
  '500 with words': { becomes: 'told', fault: () => ({ status: 500, message: away }), says: away },
  '500 without a word': { becomes: 'told', fault: () => ({ status: 500 }) },
  '400 with words': { becomes: 'told', fault: () => ({ status: 400, message: refused }), says: refused },
  '403': { becomes: 'told', fault: () => ({ status: 403, message: 'Not for you' }), says: 'Not for you' },
  '404': { becomes: 'told', fault: () => ({ status: 404, message: 'There is none' }) },
  '401 at once': { becomes: 'out', fault: () => ({ status: 401, message: 'Token has expired' }) },
  '401 late': { becomes: 'out', fault: () => ({ status: 401, message: 'Token has expired', delay: 400 }) },
  'a broken connection': { becomes: 'told' },
  'no answer': { becomes: 'waits', fault: () => ({ hang: true }) },
  'an answer after the screen was left': { becomes: 'left', fault: answer => ({ delay: 500, body: answer ?? {} }) },
  'a failure after the screen was left': { becomes: 'left', fault: () => ({ delay: 500, status: 500, message: away }) },
};

/** What goes wrong with a call that reads. */
const readFailures: Readonly<Record<string, Failure>> = {
  ...common,
  'broken JSON': { becomes: 'told', fault: () => ({ body: '{"rows": [{"_id": "1", ' }) },
  'a page in place of JSON': { becomes: 'told', fault: () => ({ body: '<!doctype html><title>502</title><h1>Bad Gateway</h1>' }) },
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

/** What goes wrong with a call that writes; `source` is an input of its form. */
const writeFailures = (source: string): Readonly<Record<string, Failure>> => ({
  ...common,
  '400 about an input': { becomes: 'told', fault: () => ({ status: 400, body: { message: refused, errors: { [source]: 'Taken already' } } }) },
  '400 about what is no input': {
    becomes: 'told',
    fault: () => ({ status: 400, body: { message: refused, errors: { nowhere: 'Not in this shop' } } }),
    says: refused,
  },
  '400 nested': {
    becomes: 'told',
    fault: () => ({ status: 400, body: { message: refused, errors: { deep: { er: [{ msg: 'Too deep' }] } } } }),
    says: refused,
  },
  '400 with null for errors': { becomes: 'told', fault: () => ({ status: 400, body: { message: refused, errors: null } }), says: refused },
  'broken JSON': { becomes: 'sound', fault: () => ({ body: '{"message": ' }) },
  'a page in place of JSON': { becomes: 'sound', fault: () => ({ body: '<!doctype html><h1>Bad Gateway</h1>' }) },
  '200 and nothing': { becomes: 'sound', fault: () => ({ body: '' }) },
  '200 and null': { becomes: 'sound', fault: () => ({ body: null }) },
  'a list for an answer': { becomes: 'sound', fault: () => ({ body: [null, { wrong: [] }] }) },
  'null entries': { becomes: 'sound', fault: () => ({ body: { _id: null, message: null, data: null } }) },
});

/** The ways in which the call of a place may go wrong. */
export function failuresOf({ writes, source = '', mayBeNone }: Place): Readonly<Record<string, Failure>> {
  if (writes) return writeFailures(source);
  const { '404': missing } = common;
  return mayBeNone && missing ? { ...readFailures, '404': { ...missing, becomes: 'sound' } } : readFailures;
}
