/** The replay from its first call to its last: is anybody there, who asks, the reads, the writes. */
import type { Resource } from '#define';
import { isPlain, type Plain } from '#define';
import { answerCheck } from '#define/openapi/contractCheck.ts';
import { type DeclaredCall, declaredCalls } from '#define/openapi/declaredCalls.ts';
import { type Options, Stop } from './commandOptions';
import { openServer, type Reply } from './openServer';
import { type Played, type Player, playerOf } from './player';
import { playReads, type Replay } from './reads';
import { type LeftOver, playWrites } from './writes';

/** What is replayed: the contract, and what it was made of. */
export interface Contracted {
  document: Plain;
  resources: readonly Resource[];
  calls: readonly DeclaredCall[];
}

/** What came of a replay. */
export interface Outcome {
  played: readonly Played[];
  /** Records that it made and could not take away. */
  leftOver: readonly LeftOver[];
  /** Why it ended before its end. */
  stopped?: string | undefined;
}

/** The calls of the contract, by what declares them. */
export const callsOf = declaredCalls;

const callNamed = (calls: readonly DeclaredCall[], owner: string, purpose: string): DeclaredCall => {
  const found = calls.find(one => one.owner === owner && one.purpose === purpose);
  if (!found) throw new Error(`Nothing declares '${owner}.${purpose}'.`);
  return found;
};

const inWords = ({ json }: Reply): string => (isPlain(json) && typeof json.message === 'string' ? ` It says: “${json.message}”.` : '');

/** @throws Stop where what came says that there is no such API, or that nobody may ask it. */
function expectApi({ status, unreadable, location, text, ...reply }: Reply, api: string, isSigningIn: boolean): void {
  if (status === 0) throw new Stop(`${api} cannot be reached: ${unreadable}.`);
  if (status >= 300 && status < 400) throw new Stop(`${api} sends on to ${location ?? 'nowhere'}: name the address where the API itself is.`);
  if (unreadable?.startsWith('HTML'))
    throw new Stop(`${api} answers HTML in place of JSON (${status}): it is a page, not the API. Perhaps /api lacks at its end?`);
  const said = inWords({ status, text, ms: 0, type: reply.type, json: reply.json });
  if (isSigningIn && status >= 400) throw new Stop(`Signing in was refused (${status}).${said}`);
  if (status === 401 || status === 403) throw new Stop(`The token is refused (${status}).${said}`);
}

/** Signs in, where there is no token, and asks for what every screen asks first. @returns whether there is a session to end. */
async function begin(player: Player, calls: readonly DeclaredCall[], { api, token, email, password }: Options): Promise<boolean> {
  player.as(token);
  if (!token) {
    const { reply, record } = await player.play(callNamed(calls, 'account', 'page.signIn'), { body: { email, password }, why: 'signing in' });
    expectApi(reply, api, true);
    if (typeof record?.token !== 'string') throw new Stop('Signing in brought no token: the answer must hold it as `token`.');
    player.as(record.token);
  }
  const { reply } = await player.play(callNamed(calls, 'settings', 'page.settings'), { why: 'what every screen asks first' });
  expectApi(reply, api, false);
  return !token;
}

/**
 * Replays the contract against a server.
 * @param tell Hears of each call once it was played.
 * @param onStop Is given what ends it early: what it has made is taken away first.
 * @returns also what was played before it had to end. @throws Stop where nothing could be replayed.
 */
export async function replay(
  { document, resources, calls }: Contracted,
  options: Options,
  tell: (played: Played) => void,
  onStop: (stop: () => void) => void = () => {},
): Promise<Outcome> {
  const player = playerOf(openServer(options), answerCheck(document), tell);
  onStop(player.stop);
  const hasSession = await begin(player, calls, options);
  const others = calls.filter(one => one.owner !== 'account' && one.purpose !== 'page.settings');
  const all: Replay = { player, resources, calls: others, options };
  const wanted = (owner: string) => !options.only.length || options.only.includes(owner);
  const leftOver: LeftOver[] = [];
  let stopped: string | undefined;
  try {
    const known = await playReads(all, wanted);
    if (options.write) await playWrites(all, wanted, known, leftOver);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    stopped = error.message;
  }
  if (hasSession && !stopped) await player.play(callNamed(calls, 'account', 'page.signOut'), { why: 'signing out' });
  return { played: player.played, leftOver, ...(stopped ? { stopped } : {}) };
}
