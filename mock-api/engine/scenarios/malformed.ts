/** Answers as they should not be, one way after another. */
import { isPlain, type Plain } from '#define';
import { chanceOf } from './chance.ts';
import type { Told } from './scenario';

/** Of a value that was meant, what comes in its place; `undefined`: nothing at all. */
type Way = (value: unknown) => unknown;

function unknownValue(value: unknown): unknown {
  if (typeof value === 'string') return 'something-new';
  if (typeof value === 'boolean') return 'perhaps';
  if (typeof value === 'number') return -1e21;
  return Array.isArray(value) ? { 0: 'something-new' } : ['something-new'];
}

const isWord = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

const ways: readonly Way[] = [() => undefined, () => null, unknownValue, value => (isWord(value) ? String(value) : value)];

/** Of the last way each value is meant, of the others a third: enough is left to be shown. */
const share = (way: number): number => (way === ways.length - 1 ? 1 : 1 / 3);

/** Goes through the values of a record; which of them are bent follows from where they stand. Who it is stays. */
function bent(value: unknown, way: number, at: string): unknown {
  if (Array.isArray(value)) return value.map((item, index) => bent(item, way, `${at}.${index}`));
  if (!isPlain(value)) return value;
  const made = Object.entries(value).flatMap(([key, held]): [string, unknown][] => {
    const path = `${at}.${key}`;
    const other = key === '_id' || chanceOf(path) >= share(way) ? held : ways[way]?.(held);
    if (other === undefined) return [];
    return [[key, other === held ? bent(held, way, path) : other]];
  });
  return Object.fromEntries(made);
}

/** Of a list, what holds its records stays; how many there are is bent like any value. */
function bentAnswer(answer: unknown, way: number, at: string): unknown {
  const made = bent(answer, way, at);
  if (!isPlain(answer) || answer._id !== undefined) return made;
  const rows = Object.entries(answer).filter(([, value]) => Array.isArray(value));
  return { ...(made as Plain), ...Object.fromEntries(rows.map(([key, value]) => [key, bent(value, way, `${at}.${key}`)])) };
}

/** An answer bent in the way whose turn it is: cut off in the middle, or some of its values gone, null, of no known kind, or texts. */
export function malformed(answer: unknown, { turn, start, method, path }: Told): unknown {
  const way = (turn + Math.floor(start * (ways.length + 1))) % (ways.length + 1);
  const whole = JSON.stringify(answer ?? { message: 'Done' });
  if (way === ways.length) return whole.slice(0, Math.ceil(whole.length * 0.6));
  return bentAnswer(answer, way, `${start} ${turn} ${method} ${path}`);
}
