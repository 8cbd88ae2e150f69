/** The shapes in which servers answer: rows under various names, with or without a total; a record alone, or under a name. */
import { isPlain, type Plain } from '#define';
import type { ScenarioCall } from './scenario';

type Shape<T> = (parts: T) => unknown;

const lists: readonly Shape<{ rows: unknown[]; total: unknown; key: string }>[] = [
  ({ rows }) => rows,
  ({ rows, total }) => ({ data: rows, total }),
  ({ rows, total }) => ({ items: rows, count: total }),
  ({ rows, total }) => ({ results: rows, totalCount: total }),
  ({ rows, key }) => ({ [key]: rows }),
  ({ rows, total, key }) => ({ [key]: rows, count: total }),
  ({ rows, total, key }) => ({ [key]: rows, total }),
];

const records: readonly Shape<{ record: Plain; singular: string }>[] = [
  ({ record }) => ({ data: record }),
  ({ record, singular }) => ({ [singular]: record }),
  ({ record, singular }) => ({ message: 'Done', [singular]: record }),
  ({ record }) => record,
];

/** `product` of `products`, `category` of `categories`. */
const singularOf = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

const inTurn = <T>(shapes: readonly T[], { turn, start }: ScenarioCall): T | undefined =>
  shapes[(turn + Math.floor(start * shapes.length)) % shapes.length];

/** An answer in the shape whose turn it is. Answers that are neither a list nor a record of a resource stay as they are. */
export function otherShape(answer: unknown, call: ScenarioCall): unknown {
  if (!isPlain(answer) || !call.resource) return answer;
  if (typeof answer._id === 'string') return inTurn(records, call)?.({ record: answer, singular: singularOf(call.resource.name) });
  const [list, ...others] = Object.entries(answer).filter(([, value]) => Array.isArray(value));
  const total = answer.total ?? answer.count;
  if (!list || others.length || typeof total !== 'number') return answer;
  const [key, rows] = list as [string, unknown[]];
  return inTurn(lists, call)?.({ rows, total, key });
}
