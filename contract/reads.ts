/** Every documented read, with ids out of the lists that were read before. */
import { isPaged, type Plain, type Resource, type ShopRecord } from '#define';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import type { Options } from './commandOptions';
import { type Finding, lackingInRecord, lackingInRows, type Read } from './judge';
import type { Answer, Player } from './player';
import { type Asked, firstPage, probesOf } from './probes';

/** What reads are played with. */
export interface Replay {
  player: Player;
  resources: readonly Resource[];
  calls: readonly DeclaredCall[];
  options: Pick<Options, 'documented'>;
}

/** The rows of each resource's first list, once that was read. */
export type Known = Map<string, readonly ShopRecord[]>;

/** So many records are asked about where one may have none of what is asked for. */
const mostTried = 3;

const parameterIn = (path: string): string | undefined => /\{(\w+)\}/.exec(path)?.[1];

/** The parameter of a call's path that has no constant. */
export const idParameter = ({ call }: DeclaredCall): string | undefined => {
  const name = parameterIn(call.path);
  return name && !(call.with && name in call.with) ? name : undefined;
};

/** Whose id a call takes: what the step before it names, as in `/cart/admin/user/{id}`, else that of its own resource. */
export function whoseId({ call, owner }: DeclaredCall, resources: readonly Resource[]): string {
  const step = /([^/]+)\/\{/.exec(call.path)?.[1]?.replace(/Id$/, '').toLowerCase() ?? '';
  return resources.find(({ name }) => name === step || name === `${step}s`)?.name ?? owner;
}

const isRead = ({ call, owner }: DeclaredCall): boolean => call.method === 'GET' && owner !== 'account';

const isFirstList = ({ list, purpose }: DeclaredCall): boolean => list !== undefined || purpose === 'all';

/** What a list is asked for first. */
const first = ({ call }: DeclaredCall): Plain => (isPaged(call) ? { page: 1, limit: 10 } : {});

function withList(
  { resource, list, call }: DeclaredCall,
  { rows = [], total }: Read,
  { documented }: Pick<Options, 'documented'>,
): Asked | undefined {
  return resource && list && { resource, list, call, rows, total, documented };
}

/** The first page of a list, and what else it is asked. */
async function playList(replay: Replay, declared: DeclaredCall, known: Known, values: Plain, isWhole = true): Promise<Answer> {
  const { player, options } = replay;
  const also = (read: Read): Finding[] => {
    const asked = withList(declared, read, options);
    return asked ? [...firstPage(asked), ...lackingInRows(asked.rows, asked.resource, asked.list)] : [];
  };
  const answer = await player.play(declared, { values: { ...values, ...first(declared) }, also });
  if (answer.isRead && !known.has(declared.owner) && answer.rows?.length) known.set(declared.owner, answer.rows);
  const asked = answer.isRead && isWhole ? withList(declared, answer, options) : undefined;
  for (const probe of asked ? probesOf(asked) : []) {
    if ('reason' in probe) player.skip(declared, probe.why, probe.reason);
    else {
      const { why, hidden = [], look } = probe;
      await player.play(declared, { values: { ...values, ...first(declared), ...probe.values }, why, hidden, also: look });
    }
  }
  return answer;
}

/** Records of a resource, read now where they are not known. */
export async function recordsOf(replay: Replay, known: Known, name: string): Promise<readonly ShopRecord[]> {
  const held = known.get(name);
  if (held) return held;
  const call = replay.calls.find(one => one.owner === name && isRead(one) && isFirstList(one) && !idParameter(one));
  if (call) await playList(replay, call, known, {}, false);
  if (!known.has(name)) known.set(name, []);
  return known.get(name) ?? [];
}

const namesTheRecord = ({ id }: ShopRecord): boolean => !id.startsWith('row-');

/** What is wrong with a record that was asked for by its id. */
function wrongIn(declared: DeclaredCall, { record }: Read, row: ShopRecord, isOwn: boolean): Finding[] {
  const { resource, call } = declared;
  if (!resource || !record || call.mayBeNone || !isOwn) return [];
  const isAnother = record.id !== row.id;
  return [
    ...(isAnother ? [{ kind: 'another record' as const, field: '_id', expected: row.id, came: record.id, tolerated: false, times: 1 }] : []),
    ...lackingInRecord(record, resource, isAnother ? undefined : row),
  ];
}

/** A read that names a record: of one, or of some where the first may have nothing. */
async function playOfRecord(replay: Replay, declared: DeclaredCall, known: Known, parameter: string): Promise<void> {
  const { player, resources } = replay;
  const whose = whoseId(declared, resources);
  const records = (await recordsOf(replay, known, whose)).filter(namesTheRecord).slice(0, declared.call.mayBeNone ? mostTried : 1);
  if (!records.length) return player.skip(declared, 'a record', `no record of ${whose}`);
  for (const row of records) {
    const values = { [parameter]: row.id };
    const isOwn = whose === declared.owner;
    const answer = declared.list
      ? await playList(replay, declared, known, values)
      : await player.play(declared, { values, id: row.id, also: read => wrongIn(declared, read, row, isOwn) });
    if (answer.rows?.length || (answer.record && !answer.isNone)) return;
  }
}

/**
 * Plays every read of the calls, each path once.
 * @param wanted Says whose calls are played.
 * @returns what records came.
 */
export async function playReads(replay: Replay, wanted: (owner: string) => boolean, known: Known = new Map()): Promise<Known> {
  const done = new Set<string>();
  const reads = replay.calls.filter(one => isRead(one) && wanted(one.owner));
  const isOfOther = (one: DeclaredCall) => whoseId(one, replay.resources) !== one.owner;
  // What needs records of others comes after theirs.
  for (const declared of [...reads.filter(one => !isOfOther(one)), ...reads.filter(isOfOther)]) {
    const { call } = declared;
    const key = `${call.path} ${JSON.stringify(call.with ?? {})}`;
    if (done.has(key)) continue;
    done.add(key);
    const parameter = idParameter(declared);
    if (parameter) await playOfRecord(replay, declared, known, parameter);
    else if (isFirstList(declared)) await playList(replay, declared, known, {});
    else await replay.player.play(declared, { values: first(declared) });
  }
  return known;
}
