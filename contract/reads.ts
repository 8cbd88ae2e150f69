/** Plays every documented read, with ids from the lists that were read before. */
import { type Plain, pageQuery, type Resource, type ShopRecord } from '#define';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import type { Options } from './commandOptions';
import { type Finding, lackingInRecord, lackingInRows, type Read } from './judge';
import type { Answer, Player } from './player';
import { firstPage, type ListPage, probesOf } from './probes';

/** What a replay plays with. */
export interface Replay {
  player: Player;
  resources: readonly Resource[];
  calls: readonly DeclaredCall[];
  options: Pick<Options, 'documented'>;
}

/** The rows of each resource's first list, once it was read. */
export type KnownRows = Map<string, readonly ShopRecord[]>;

/** At most this many records are tried where a record may have nothing to read, as a user without a cart. */
const maxTried = 3;

const parameterIn = (path: string): string | undefined => /\{(\w+)\}/.exec(path)?.[1];

/** The path parameter of a call that needs an id; constants do not. */
export const idParameter = ({ call }: DeclaredCall): string | undefined => {
  const name = parameterIn(call.path);
  return name && !(call.with && name in call.with) ? name : undefined;
};

/** The resource whose id a call takes: the one that the path names before the id, as in `/cart/admin/user/{id}`, else its own. */
export function whoseId({ call, owner }: DeclaredCall, resources: readonly Resource[]): string {
  const step = /([^/]+)\/\{/.exec(call.path)?.[1]?.replace(/Id$/, '').toLowerCase() ?? '';
  return resources.find(({ name }) => name === step || name === `${step}s`)?.name ?? owner;
}

const isRead = ({ call }: DeclaredCall): boolean => call.method === 'GET';

const isFirstList = ({ list, purpose }: DeclaredCall): boolean => list !== undefined || purpose === 'all';

/** The parameters of a list's first page. */
const firstPageValues = ({ call }: DeclaredCall): Plain => pageQuery(call, 1, 10);

function listPageOf(
  { resource, list, call }: DeclaredCall,
  { rows = [], total }: Read,
  { documented }: Pick<Options, 'documented'>,
): ListPage | undefined {
  return resource && list && { resource, list, call, rows, total, documented };
}

/** Plays the first page of a list. @param isWhole whether its parameters are tested too. */
async function playList(replay: Replay, declared: DeclaredCall, known: KnownRows, values: Plain, isWhole = true): Promise<Answer> {
  const { player, options } = replay;
  const also = (read: Read): Finding[] => {
    const page = listPageOf(declared, read, options);
    return page ? [...firstPage(page), ...lackingInRows(page.rows, page.resource, page.list)] : [];
  };
  const answer = await player.play(declared, { values: { ...values, ...firstPageValues(declared) }, also });
  if (answer.isRead && !known.has(declared.owner) && answer.rows?.length) known.set(declared.owner, answer.rows);
  const page = answer.isRead && isWhole ? listPageOf(declared, answer, options) : undefined;
  for (const probe of page ? probesOf(page) : []) {
    if ('reason' in probe) player.skip(declared, probe.why, probe.reason);
    else {
      const { why, hidden = [], check } = probe;
      await player.play(declared, { values: { ...values, ...firstPageValues(declared), ...probe.values }, why, hidden, also: check });
    }
  }
  return answer;
}

/** Records of a resource, read now where no list was read yet. */
export async function recordsOf(replay: Replay, known: KnownRows, name: string): Promise<readonly ShopRecord[]> {
  const rows = known.get(name);
  if (rows) return rows;
  const call = replay.calls.find(one => one.owner === name && isRead(one) && isFirstList(one) && !idParameter(one));
  if (call) await playList(replay, call, known, {}, false);
  if (!known.has(name)) known.set(name, []);
  return known.get(name) ?? [];
}

const hasRealId = ({ id }: ShopRecord): boolean => !id.startsWith('row-');

/** Findings of a record that was read by its id. */
function findingsOfRecord(declared: DeclaredCall, { record }: Read, row: ShopRecord, isSameResource: boolean): Finding[] {
  const { resource, call } = declared;
  if (!resource || !record || call.mayBeNone || !isSameResource) return [];
  const isAnother = record.id !== row.id;
  return [
    ...(isAnother ? [{ kind: 'another record' as const, field: '_id', expected: row.id, actual: record.id, tolerated: false, times: 1 }] : []),
    ...lackingInRecord(record, resource, isAnother ? undefined : row),
  ];
}

/** Plays a read that needs an id: of one record, or of several where a record may have nothing to read. */
async function playOfRecord(replay: Replay, declared: DeclaredCall, known: KnownRows, parameter: string): Promise<void> {
  const { player, resources } = replay;
  const whose = whoseId(declared, resources);
  const records = (await recordsOf(replay, known, whose)).filter(hasRealId).slice(0, declared.call.mayBeNone ? maxTried : 1);
  if (!records.length) return player.skip(declared, 'a record', `no record of ${whose}`);
  for (const row of records) {
    const values = { [parameter]: row.id };
    const isSameResource = whose === declared.owner;
    const answer = declared.list
      ? await playList(replay, declared, known, values)
      : await player.play(declared, { values, id: row.id, also: read => findingsOfRecord(declared, read, row, isSameResource) });
    if (answer.rows?.length || (answer.record && !answer.isNone)) return;
  }
}

/**
 * Plays every read, each path once.
 * @param wanted whether the calls of a resource or page are played.
 * @returns the records of first lists.
 */
export async function playReads(replay: Replay, wanted: (owner: string) => boolean, known: KnownRows = new Map()): Promise<KnownRows> {
  const done = new Set<string>();
  const reads = replay.calls.filter(one => isRead(one) && wanted(one.owner));
  const needsOtherIds = (one: DeclaredCall) => whoseId(one, replay.resources) !== one.owner;
  // Reads that need ids of other resources come after those resources.
  for (const declared of [...reads.filter(one => !needsOtherIds(one)), ...reads.filter(needsOtherIds)]) {
    const { call } = declared;
    const key = `${call.path} ${JSON.stringify(call.with ?? {})}`;
    if (done.has(key)) continue;
    done.add(key);
    const parameter = idParameter(declared);
    if (parameter) await playOfRecord(replay, declared, known, parameter);
    else if (isFirstList(declared)) await playList(replay, declared, known, {});
    else await replay.player.play(declared, { values: firstPageValues(declared) });
  }
  return known;
}
