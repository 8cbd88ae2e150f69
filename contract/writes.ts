/**
 * Writes, on records of its own alone: they are made in the order in which they need each other, changed, and taken away in reverse,
 * whatever went wrong between.
 */
import { only } from '#dataProvider/toRequest.ts';
import { toWire } from '#dataProvider/wire.ts';
import { type Action, bodyKeys, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import { cameAs } from '#define/openapi/departures.ts';
import { type Finding, finding, type Read } from './judge';
import { type Making, neededBy, newBody, notKept, put } from './made';
import type { Answer } from './player';
import { idParameter, type Known, type Replay, recordsOf } from './reads';

/** A record that could not be taken away. */
export interface LeftOver {
  resource: string;
  id: string;
  why: string;
}

/** A record of its own. */
interface Own {
  resource: Resource;
  id: string;
  state: 'there' | 'deleted' | 'gone';
}

const declaredAs = ({ calls }: Replay, { name }: Resource, purpose: string): DeclaredCall | undefined =>
  calls.find(one => one.owner === name && one.purpose === purpose);

/** Whether the replay can make records of a resource and take them away. */
const isMade = ({ calls }: Resource): boolean => calls.create !== undefined && calls.delete !== undefined;

/** Resources in an order in which each comes behind those that it needs. */
function inOrderOfNeed(resources: readonly Resource[], wanted: readonly Resource[]): Resource[] {
  const order: Resource[] = [];
  const visit = (resource: Resource): void => {
    if (order.includes(resource)) return;
    for (const name of neededBy(resource)) {
      const other = resources.find(one => one.name === name);
      if (other && isMade(other)) visit(other);
    }
    order.push(resource);
  };
  for (const resource of wanted) visit(resource);
  return order;
}

const idOfParameter = (declared: DeclaredCall, id: string): Plain => ({ [idParameter(declared) ?? 'id']: id });

/** What of a record is not as it was sent. */
const unkept = (resource: Resource, sent: Plain, record: Plain | undefined): Finding[] =>
  record ? notKept(resource, sent, record).map(({ source, was, is }) => finding('not kept', source, cameAs(was), cameAs(is))) : [];

/** Reads a record of its own again, in its list where no call reads one. */
async function readAgain(replay: Replay, { resource, id }: Own, why: string, look: (record: ShopRecord | undefined) => Finding[]) {
  const one = declaredAs(replay, resource, 'one');
  if (one) {
    const { record } = await replay.player.play(one, { values: idOfParameter(one, id), id, why, also: read => look(read.record) });
    return record;
  }
  const { rows } = await inItsList(replay, resource, '', why, read => look(read.rows?.find(row => row.id === id)));
  return rows?.find(row => row.id === id);
}

/** The rows of the first list of a resource that hold a word. */
async function inItsList(
  replay: Replay,
  resource: Resource,
  word: string,
  why: string,
  also: (read: Read) => Finding[] = () => [],
): Promise<Partial<Answer>> {
  const list = replay.calls.find(one => one.owner === resource.name && (one.list !== undefined || one.purpose === 'all') && !idParameter(one));
  return list ? replay.player.play(list, { values: { page: 1, limit: 10, search: word, searchText: word }, why, also }) : {};
}

/** Makes a record of its own. @returns it, unless the server refused. */
async function make(replay: Replay, resource: Resource, making: Making, own: Own[]): Promise<{ made: Own; sent: Plain } | undefined> {
  const create = declaredAs(replay, resource, 'create');
  if (!create) return undefined;
  const lacking = neededBy(resource).find(name => !making.idOf(name));
  if (lacking) {
    replay.player.skip(create, 'a record of its own', `no record of ${lacking}`);
    return undefined;
  }
  const sent = newBody(resource, making);
  const made: Own = { resource, id: '', state: 'there' };
  // Known before it is there: an answer that does not arrive may have made it.
  own.push(made);
  const { reply, record } = await replay.player.play(create, { body: sent, why: 'a record of its own' });
  if (reply.status >= 400 && reply.status < 500) made.state = 'gone';
  made.id = record && !record.id.startsWith('row-') ? record.id : '';
  if (made.state === 'there' && !made.id) made.id = await findOwn(replay, resource, making.mark);
  return made.id ? { made, sent } : undefined;
}

/** The id of the record that bears the mark; empty where there is none. */
async function findOwn(replay: Replay, resource: Resource, mark: string): Promise<string> {
  const { rows = [] } = await inItsList(replay, resource, mark, 'its own record');
  const found = rows.find(row => String(valueAt(row, resource.represent)).startsWith(mark));
  return found && !found.id.startsWith('row-') ? found.id : '';
}

/** Whether an action can be played on a record of its own: its outcome is known, and nobody else hears of it. */
const isHarmless = ({ call, expect, send, ask, restores, removes }: Action): boolean =>
  Boolean(call && expect && !send && !ask && !restores && !removes);

/** Changes a record of its own as a form would, and does to it what can be done. */
async function change(replay: Replay, { made, sent }: { made: Own; sent: Plain }, mark: string): Promise<void> {
  const { resource, id } = made;
  const before = await readAgain(replay, made, 'as it was made', record => unkept(resource, sent, record));
  const update = declaredAs(replay, resource, 'update');
  if (update) {
    const held: ShopRecord = before ?? { ...sent, id };
    const wanted = put(held, resource.represent, `${mark}B`);
    const values = resource.send?.(wanted, 'update') ?? wanted;
    const body = only(bodyKeys(resource, 'update'), { ...toWire(resource.fields, values, held), id });
    await replay.player.play(update, { values: idOfParameter(update, id), body, why: 'its own record' });
    await readAgain(replay, made, 'as it was changed', record => unkept(resource, body, record));
  }
  for (const [name, action] of Object.entries(resource.actions)) {
    const declared = declaredAs(replay, resource, name);
    if (!declared || !isHarmless(action)) continue;
    const held = await readAgain(replay, made, `before ${name}`, () => []);
    await replay.player.play(declared, { values: idOfParameter(declared, id), why: 'its own record' });
    await readAgain(replay, made, `after ${name}`, record => (held && action.expect ? unkept(resource, action.expect(held, {}), record) : []));
  }
}

/** Deletes a record of its own, brings it back and deletes it again where both can be done, and then for good. */
async function takeAway(replay: Replay, own: Own, leftOver: LeftOver[]): Promise<void> {
  const { resource, id } = own;
  const actions = Object.entries(resource.actions);
  const play = async (purpose: string | undefined, why: string, state: Own['state']) => {
    const declared = purpose === undefined ? undefined : declaredAs(replay, resource, purpose);
    if (!declared) return;
    const { reply } = await replay.player.play(declared, { values: idOfParameter(declared, id), why });
    if (reply.status < 200 || reply.status >= 300)
      throw new Error(reply.status ? `${why} was answered with ${reply.status}` : (reply.unreadable ?? ''));
    own.state = state;
  };
  const restoring = actions.find(([, { restores }]) => restores)?.[0];
  const purging = actions.find(([, { call, removes }]) => removes && call?.method === 'DELETE')?.[0];
  try {
    await play('delete', 'deleting it', purging ? 'deleted' : 'gone');
    if (restoring) {
      await play(restoring, 'bringing it back', 'there').catch(() => {});
      if ((own.state as string) === 'there') await play('delete', 'deleting it again', purging ? 'deleted' : 'gone');
    }
    await play(purging, 'deleting it for good', 'gone');
  } catch (error) {
    leftOver.push({ resource: resource.name, id, why: error instanceof Error ? error.message : String(error) });
  }
}

/** Why a write is not played; nothing where it is. */
function whyNot({ resource, action, purpose }: DeclaredCall): string | undefined {
  if (!resource || !isMade(resource)) return 'it would change what is not its own';
  const declared = action === undefined ? undefined : resource.actions[action];
  if (!declared || declared.restores || declared.removes || isHarmless(declared)) return undefined;
  return declared.send || declared.ask ? 'others would hear of it' : `what ${purpose} makes is not known`;
}

/** Says which writes were not played, and why. */
function tellUnplayed({ player, calls }: Replay, wanted: (owner: string) => boolean): void {
  for (const declared of calls.filter(({ call, owner }) => call.method !== 'GET' && wanted(owner))) {
    const reason = whyNot(declared);
    if (reason) player.skip(declared, declared.purpose, reason);
  }
}

/** Takes away all that was made, last first. */
async function takeAllAway(replay: Replay, own: readonly Own[], mark: string, leftOver: LeftOver[]): Promise<void> {
  replay.player.finish();
  for (const one of [...own].reverse()) {
    if (one.state === 'gone') continue;
    if (!one.id) one.id = await findOwn(replay, one.resource, mark).catch(() => '');
    if (one.id) await takeAway(replay, one, leftOver);
    else
      leftOver.push({
        resource: one.resource.name,
        id: `called ${mark}`,
        why: 'whether it was made is not known: no answer named it, and its list does not show it',
      });
  }
}

/**
 * Plays the writes of those resources of which it can make and take away a record.
 * @param leftOver Is told what could not be taken away.
 */
export async function playWrites(replay: Replay, wanted: (owner: string) => boolean, known: Known, leftOver: LeftOver[]): Promise<void> {
  const { resources } = replay;
  const mark = `ContractReplay${Date.now().toString(36).toUpperCase()}`;
  const own: Own[] = [];
  const idOf = (name: string) =>
    own.find(({ resource, id }) => resource.name === name && id)?.id ?? known.get(name)?.find(({ id }) => !id.startsWith('row-'))?.id;
  try {
    for (const resource of inOrderOfNeed(
      resources,
      resources.filter(one => isMade(one) && wanted(one.name)),
    )) {
      for (const name of neededBy(resource)) if (!idOf(name)) await recordsOf(replay, known, name);
      const made = await make(replay, resource, { mark, idOf }, own);
      if (made) await change(replay, made, mark);
    }
    tellUnplayed(replay, wanted);
  } finally {
    await takeAllAway(replay, own, mark, leftOver);
  }
}
