/** A replay: signs in, plays the reads, then the writes, and signs out. */
import { type Dialect, isPlain, type Plain, plainList, type Resource, speaksPlainRest, valueAt } from '#define';
import { answerCheck } from '#define/openapi/contractCheck.ts';
import { type DeclaredCall, declaredCalls } from '#define/openapi/declaredCalls.ts';
import { type Options, Stop } from './commandOptions';
import { judge } from './judge';
import { openServer, type Reply } from './openServer';
import { createPlayer, type Played, type Player } from './player';
import { playReads, type Replay } from './reads';
import { type LeftOver, playWrites } from './writes';

/** The calls that begin and end a session, by their operation ids. */
export interface SessionCalls {
  /** The page that declares signing in and out. */
  page: string;
  signIn: string;
  signOut: string;
  /** The read that every screen needs: it shows whether the API is there and accepts the token. */
  firstRead: string;
}

/** The contract, and the declarations that it was generated from. */
export interface Contract {
  document: Plain;
  resources: readonly Resource[];
  calls: readonly DeclaredCall[];
  session: SessionCalls;
  /** How one signs in, and where the token stands. */
  dialect: Dialect;
}

/** The result of a replay. */
export interface Outcome {
  played: readonly Played[];
  /** Records that it created and could not delete. */
  leftOver: readonly LeftOver[];
  /** Why it ended early. */
  stopped?: string | undefined;
}

/** The declared calls of a contract. */
export const callsOf = declaredCalls;

const callNamed = (calls: readonly DeclaredCall[], operation: string): DeclaredCall => {
  const call = calls.find(({ owner, purpose }) => `${owner}.${purpose}` === operation);
  if (!call) throw new Error(`Nothing declares '${operation}'.`);
  return call;
};

const messageText = ({ json }: Reply): string => (isPlain(json) && typeof json.message === 'string' ? ` It says: “${json.message}”.` : '');

/** @throws Stop where a reply shows that there is no API at this address, or that it refuses the token. */
function expectApi({ status, unreadable, location, text, ...reply }: Reply, api: string, isSigningIn: boolean): void {
  if (status === 0) throw new Stop(`${api} cannot be reached: ${unreadable}.`);
  if (status >= 300 && status < 400) throw new Stop(`${api} sends on to ${location ?? 'nowhere'}: name the address where the API itself is.`);
  if (unreadable?.startsWith('HTML'))
    throw new Stop(`${api} answers HTML in place of JSON (${status}): it is a page, not the API. Perhaps /api lacks at its end?`);
  const message = messageText({ status, text, ms: 0, type: reply.type, json: reply.json });
  if (isSigningIn && status >= 400) throw new Stop(`Signing in was refused (${status}).${message}`);
  if (status === 401 || status === 403) throw new Stop(`The token is refused (${status}).${message}`);
}

/** Signs in unless there is a token, and plays the first read. @returns whether there is a session to end. */
async function begin(player: Player, { calls, session, dialect: { signIn } }: Contract, { api, token, email, password }: Options): Promise<boolean> {
  player.setToken(token);
  if (!token) {
    const { reply, record } = await player.play(callNamed(calls, session.signIn), {
      body: { [signIn.email]: email, [signIn.password]: password },
      why: 'signing in',
    });
    expectApi(reply, api, true);
    const issued = [valueAt(reply.json, signIn.token), record?.token].find(value => typeof value === 'string');
    if (typeof issued !== 'string') throw new Stop(`Signing in brought no token: the answer must hold it as \`${signIn.token}\`.`);
    player.setToken(issued);
  }
  const { reply } = await player.play(callNamed(calls, session.firstRead), { why: 'what every screen asks first' });
  expectApi(reply, api, false);
  return !token;
}

/**
 * Replays a contract against a server.
 * @param onPlayed gets each call once it was played.
 * @param onStop gets a function that ends the replay early; created records are deleted first.
 * @returns the calls that were played, also where the replay ended early. @throws Stop where it could not begin.
 */
export async function replay(
  contract: Contract,
  options: Options,
  onPlayed: (played: Played) => void,
  onStop: (stop: () => void) => void = () => {},
): Promise<Outcome> {
  const { document, resources, calls, session } = contract;
  const check = answerCheck(document);
  const player = createPlayer(
    openServer(options, contract.dialect.token),
    (declared, json, id) => judge(check, declared, json, id, session.page),
    onPlayed,
  );
  onStop(player.stop);
  const hasSession = await begin(player, contract, options);
  const others = calls.filter(one => one.owner !== session.page && `${one.owner}.${one.purpose}` !== session.firstRead);
  const all: Replay = { player, resources, calls: others, options };
  const wanted = (owner: string) => !options.only.length || options.only.includes(owner);
  // The contract has no calls of these.
  for (const resource of resources.filter(one => speaksPlainRest(one) && wanted(one.name)))
    player.skip({ owner: resource.name, purpose: 'plainRest', call: plainList(resource, contract.dialect) }, 'its calls', 'it speaks plain REST');
  const leftOver: LeftOver[] = [];
  let stopped: string | undefined;
  try {
    const known = await playReads(all, wanted);
    if (options.write) await playWrites(all, wanted, known, leftOver);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    stopped = error.message;
  }
  if (hasSession && !stopped) await player.play(callNamed(contract.calls, contract.session.signOut), { why: 'signing out' });
  return { played: player.played, leftOver, ...(stopped ? { stopped } : {}) };
}
