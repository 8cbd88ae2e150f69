/**
 * Plays writes on records that the replay creates itself. They are created in the order of their references, changed, and deleted in
 * reverse, also when a step fails.
 */
import { searchValues } from '#dataProvider/listQuery.ts';
import { updateBody } from '#dataProvider/wire.ts';
import { type Action, type Plain, pageQuery, type Resource, removesRecord, type ShopRecord, valueAt } from '#define';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import { cameAs } from '#define/openapi/departures.ts';
import { type Finding, finding, type Read } from './judge';
import { changedFields, neededBy, newBody, put, type RecordParts } from './newRecords';
import type { Answer } from './player';
import { idParameter, type KnownRows, type Replay, recordsOf } from './reads';

/** A record that could not be deleted. */
export interface LeftOver {
  resource: string;
  id: string;
  why: string;
}

/** A record that the replay has created. */
interface NewRecord {
  resource: Resource;
  id: string;
  /** `deleted` can be restored, `removed` cannot. */
  state: 'there' | 'deleted' | 'removed';
}

const callFor = ({ calls }: Replay, { name }: Resource, purpose: string): DeclaredCall | undefined =>
  calls.find(one => one.owner === name && one.purpose === purpose);

/** Whether the replay can create and delete records of a resource. */
const isCreatable = ({ calls }: Resource): boolean => calls.create !== undefined && calls.delete !== undefined;

/** Resources in an order in which each comes after those that it needs. */
function inOrderOfReferences(resources: readonly Resource[], wanted: readonly Resource[]): Resource[] {
  const order: Resource[] = [];
  const visit = (resource: Resource): void => {
    if (order.includes(resource)) return;
    for (const name of neededBy(resource)) {
      const other = resources.find(one => one.name === name);
      if (other && isCreatable(other)) visit(other);
    }
    order.push(resource);
  };
  for (const resource of wanted) visit(resource);
  return order;
}

const idOfParameter = (declared: DeclaredCall, id: string): Plain => ({ [idParameter(declared) ?? 'id']: id });

/** Findings of values that differ from the sent ones. */
const changeFindings = (resource: Resource, sent: Plain, record: Plain | undefined): Finding[] =>
  record ? changedFields(resource, sent, record).map(({ source, was, is }) => finding('not kept', source, cameAs(was), cameAs(is))) : [];

/** Reads a created record again; in its list where no call reads one record. */
async function readAgain(replay: Replay, { resource, id }: NewRecord, why: string, check: (record: ShopRecord | undefined) => Finding[]) {
  const one = callFor(replay, resource, 'one');
  if (one) {
    const { record } = await replay.player.play(one, { values: idOfParameter(one, id), id, why, also: read => check(read.record) });
    return record;
  }
  const { rows } = await searchList(replay, resource, '', why, read => check(read.rows?.find(row => row.id === id)));
  return rows?.find(row => row.id === id);
}

/** Searches the first list of a resource for a word. */
async function searchList(
  replay: Replay,
  resource: Resource,
  word: string,
  why: string,
  also: (read: Read) => Finding[] = () => [],
): Promise<Partial<Answer>> {
  const list = replay.calls.find(one => one.owner === resource.name && (one.list !== undefined || one.purpose === 'all') && !idParameter(one));
  return list ? replay.player.play(list, { values: { ...pageQuery(list.call, 1, 10), ...searchValues(word) }, why, also }) : {};
}

/** Creates a record, and adds it to `created`. @returns undefined where the server refused. */
async function createRecord(
  replay: Replay,
  resource: Resource,
  parts: RecordParts,
  created: NewRecord[],
): Promise<{ record: NewRecord; sent: Plain } | undefined> {
  const create = callFor(replay, resource, 'create');
  if (!create) return undefined;
  const lacking = neededBy(resource).find(name => !parts.idOf(name));
  if (lacking) {
    replay.player.skip(create, 'a record of its own', `no record of ${lacking}`);
    return undefined;
  }
  const sent = newBody(resource, parts);
  const newRecord: NewRecord = { resource, id: '', state: 'there' };
  // Added before the call, as the server may create a record although its answer does not arrive.
  created.push(newRecord);
  const { reply, record } = await replay.player.play(create, { body: sent, why: 'a record of its own' });
  if (reply.status >= 400 && reply.status < 500) newRecord.state = 'removed';
  newRecord.id = record && !record.id.startsWith('row-') ? record.id : '';
  if (newRecord.state === 'there' && !newRecord.id) newRecord.id = await findByMark(replay, resource, parts.mark);
  return newRecord.id ? { record: newRecord, sent } : undefined;
}

/** The id of the record with the mark in its name; empty where there is none. */
async function findByMark(replay: Replay, resource: Resource, mark: string): Promise<string> {
  const { rows = [] } = await searchList(replay, resource, mark, 'its own record');
  const match = rows.find(row => String(valueAt(row, resource.represent)).startsWith(mark));
  return match && !match.id.startsWith('row-') ? match.id : '';
}

/** Whether an action can be played on a created record: its outcome is declared, and it notifies nobody. */
const isHarmless = ({ call, expect, send, ask, restores }: Action): boolean =>
  Boolean(call && expect && !send && !ask && !restores && call.method !== 'DELETE');

/** Changes a created record as a form would, and plays its harmless actions. */
async function change(replay: Replay, { record: created, sent }: { record: NewRecord; sent: Plain }, mark: string): Promise<void> {
  const { resource, id } = created;
  const before = await readAgain(replay, created, 'as it was made', record => changeFindings(resource, sent, record));
  const update = callFor(replay, resource, 'update');
  if (update) {
    const stored: ShopRecord = before ?? { ...sent, id };
    const edited = put(stored, resource.represent, `${mark}B`);
    const body = updateBody(resource, id, edited, stored);
    await replay.player.play(update, { values: idOfParameter(update, id), body, why: 'its own record' });
    await readAgain(replay, created, 'as it was changed', record => changeFindings(resource, body, record));
  }
  for (const [name, action] of Object.entries(resource.actions)) {
    const declared = callFor(replay, resource, name);
    if (!declared || !isHarmless(action)) continue;
    const stored = await readAgain(replay, created, `before ${name}`, () => []);
    await replay.player.play(declared, { values: idOfParameter(declared, id), why: 'its own record' });
    await readAgain(replay, created, `after ${name}`, record =>
      stored && action.expect ? changeFindings(resource, action.expect(stored, {}), record) : [],
    );
  }
}

/** Deletes a created record. Where it can be restored, restores and deletes it again; then deletes it for good. */
async function deleteRecord(replay: Replay, created: NewRecord, leftOver: LeftOver[]): Promise<void> {
  const { resource, id } = created;
  const actions = Object.entries(resource.actions);
  const play = async (purpose: string | undefined, why: string, state: NewRecord['state']) => {
    const declared = purpose === undefined ? undefined : callFor(replay, resource, purpose);
    if (!declared) return;
    const { reply } = await replay.player.play(declared, { values: idOfParameter(declared, id), why });
    if (reply.status < 200 || reply.status >= 300)
      throw new Error(reply.status ? `${why} was answered with ${reply.status}` : (reply.unreadable ?? ''));
    created.state = state;
  };
  const restoring = actions.find(([, { restores }]) => restores)?.[0];
  const purging = actions.find(([action]) => removesRecord(resource, action))?.[0];
  try {
    await play('delete', 'deleting it', purging ? 'deleted' : 'removed');
    if (restoring) {
      await play(restoring, 'bringing it back', 'there').catch(() => {});
      if ((created.state as string) === 'there') await play('delete', 'deleting it again', purging ? 'deleted' : 'removed');
    }
    await play(purging, 'deleting it for good', 'removed');
  } catch (error) {
    leftOver.push({ resource: resource.name, id, why: error instanceof Error ? error.message : String(error) });
  }
}

/** Why a write is not played; undefined where it is. */
function reasonToSkip({ resource, action, purpose }: DeclaredCall): string | undefined {
  if (!resource || !isCreatable(resource)) return 'it would change what is not its own';
  const declaration = action && resource.actions[action];
  if (!declaration || declaration.restores || removesRecord(resource, action) || isHarmless(declaration)) return undefined;
  return declaration.send || declaration.ask ? 'others would hear of it' : `what ${purpose} makes is not known`;
}

/** Reports the writes that are not played, with the reason. */
function reportSkipped({ player, calls }: Replay, wanted: (owner: string) => boolean): void {
  for (const declared of calls.filter(({ call, owner }) => call.method !== 'GET' && wanted(owner))) {
    const reason = reasonToSkip(declared);
    if (reason) player.skip(declared, declared.purpose, reason);
  }
}

/** Deletes all created records, the last one first. */
async function deleteAll(replay: Replay, created: readonly NewRecord[], mark: string, leftOver: LeftOver[]): Promise<void> {
  replay.player.finish();
  for (const one of [...created].reverse()) {
    if (one.state === 'removed') continue;
    if (!one.id) one.id = await findByMark(replay, one.resource, mark).catch(() => '');
    if (one.id) await deleteRecord(replay, one, leftOver);
    else
      leftOver.push({
        resource: one.resource.name,
        id: `called ${mark}`,
        why: 'whether it was made is not known: no answer named it, and its list does not show it',
      });
  }
}

/**
 * Plays the writes of the resources whose records it can create and delete.
 * @param leftOver gets the records that could not be deleted.
 */
export async function playWrites(replay: Replay, wanted: (owner: string) => boolean, known: KnownRows, leftOver: LeftOver[]): Promise<void> {
  const { resources } = replay;
  const mark = `ContractReplay${Date.now().toString(36).toUpperCase()}`;
  const created: NewRecord[] = [];
  const idOf = (name: string) =>
    created.find(({ resource, id }) => resource.name === name && id)?.id ?? known.get(name)?.find(({ id }) => !id.startsWith('row-'))?.id;
  try {
    for (const resource of inOrderOfReferences(
      resources,
      resources.filter(one => isCreatable(one) && wanted(one.name)),
    )) {
      for (const name of neededBy(resource)) if (!idOf(name)) await recordsOf(replay, known, name);
      const result = await createRecord(replay, resource, { mark, idOf }, created);
      if (result) await change(replay, result, mark);
    }
    reportSkipped(replay, wanted);
  } finally {
    await deleteAll(replay, created, mark, leftOver);
  }
}
