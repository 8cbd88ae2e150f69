/** Malformed answers, in one way after another. */
import { isPlain, type Plain } from '#define';
import { chanceOf } from './chance.ts';
import type { ScenarioCall } from './scenario';

/** Replaces a value; `undefined` leaves it out. */
type Way = (value: unknown) => unknown;

function unknownValue(value: unknown): unknown {
  if (typeof value === 'string') return 'something-new';
  if (typeof value === 'boolean') return 'perhaps';
  if (typeof value === 'number') return -1e21;
  return Array.isArray(value) ? { 0: 'something-new' } : ['something-new'];
}

const isWord = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

const ways: readonly Way[] = [() => undefined, () => null, unknownValue, value => (isWord(value) ? String(value) : value)];

/** The share of values that a way replaces: the last way all of them, the others a third, so that something is left to show. */
const share = (way: number): number => (way === ways.length - 1 ? 1 : 1 / 3);

/** Replaces values of a record, chosen by their path. Ids stay. */
function bent(value: unknown, way: number, at: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => bent(item, way, `${at}.${index}`));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const path = `${at}.${key}`;
    const other = key === '_id' || chanceOf(path) >= share(way) ? inner : ways[way]?.(inner);
    if (other === undefined) return [];
    return [[key, other === inner ? bent(inner, way, path) : other]];
  });
  return Object.fromEntries(entries);
}

/** An answer with replaced values. The rows of a list answer stay in their place. */
function bentAnswer(answer: unknown, way: number, at: string): unknown {
  const result = bent(answer, way, at);
  if (!isPlain(answer) || answer._id !== undefined) return result;
  const rows = Object.entries(answer).filter(([, value]) => Array.isArray(value));
  return { ...(result as Plain), ...Object.fromEntries(rows.map(([key, value]) => [key, bent(value, way, `${at}.${key}`)])) };
}

/** An answer in the way whose turn it is: cut off in the middle, or values missing, null, unknown, or numbers as texts. */
export function malformed(answer: unknown, { turn, start, method, path }: ScenarioCall): unknown {
  const way = (turn + Math.floor(start * (ways.length + 1))) % (ways.length + 1);
  const whole = JSON.stringify(answer ?? { message: 'Done' });
  if (way === ways.length) return whole.slice(0, Math.ceil(whole.length * 0.6));
  return bentAnswer(answer, way, `${start} ${turn} ${method} ${path}`);
}
