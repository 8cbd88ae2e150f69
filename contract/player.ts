/** Plays calls: fills one, asks it, judges what came, and keeps an account of it. */
import { toRequest } from '#dataProvider/toRequest.ts';
import type { Plain } from '#define';
import type { AnswerCheck } from '#define/openapi/contractCheck.ts';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import { Stop } from './commandOptions';
import { type Finding, finding, judge, type Read, together } from './judge';
import type { Reply, Server } from './openServer';

/** One call that was played, or why it was not. */
export interface Played {
  /** As the contract calls it, `orders.list.all`. */
  operation: string;
  owner: string;
  method: string;
  /** What was asked, words that were searched for left out: `/order/admin/all?page=1&limit=10&search=…`. */
  asked: string;
  /** What it was asked for. */
  why: string;
  /** 0 where nothing came. */
  status: number;
  ms: number;
  findings: Finding[];
  /** Why it was not asked. */
  skipped?: string | undefined;
}

/** How a call is played. */
export interface Asking {
  /** Path and query parameters by name. */
  values?: Plain;
  body?: Plain | undefined;
  /** What it is asked for, in a few words. */
  why?: string;
  /** Parameters whose values are not told. */
  hidden?: readonly string[];
  /** The id of the record that is asked for. */
  id?: unknown;
  /** What else is to be looked at, of an answer that could be read. */
  also?: (read: Read) => Finding[];
}

/** What came of a call. */
export interface Answer extends Read {
  /** Done, and in a shape that the app can read. */
  isRead: boolean;
  reply: Reply;
}

/** Plays calls, and remembers them. */
export interface Player {
  play: (declared: DeclaredCall, asking?: Asking) => Promise<Answer>;
  skip: (declared: DeclaredCall, why: string, reason: string) => void;
  played: readonly Played[];
  /** Who asks from here on. */
  as: (token: string | undefined) => void;
  /** Ends the replay at its next call, by a `Stop`. */
  stop: () => void;
  /** What was made must be taken away: from here on nothing ends it. */
  finish: () => void;
}

/** So many in a row to which nothing comes: it is away. */
const mostSilences = 3;

const shown = (url: string, hidden: readonly string[]): string =>
  hidden.reduce((text, name) => text.replace(new RegExp(`([?&]${name}=)[^&]+`), '$1…'), url);

/** What is to be said of an answer before it is read. */
function outsideOf({ status, type, unreadable, json }: Reply, { call, purpose }: DeclaredCall): Finding[] {
  if (status === 0) return [finding('no answer', '', 'an answer', unreadable ?? 'nothing')];
  const isDone = status >= 200 && status < 300;
  const words = typeof json === 'object' && json !== null && 'message' in json ? `${status}, “${String(json.message).slice(0, 80)}”` : String(status);
  if (!isDone) {
    // What is above a list just stays away.
    const isSpared = call.inferred === true && purpose.startsWith('page.') && [404, 405, 501].includes(status);
    return [finding('another status', '', call.inferred ? '200 (the path is inferred)' : '200', words, isSpared)];
  }
  if (unreadable && (call.method === 'GET' || unreadable.startsWith('HTML'))) return [finding('no JSON', '', 'JSON', unreadable)];
  // A read without an answer has nothing to show.
  const isEmpty = json === undefined && call.method === 'GET';
  return [
    ...(status === 200 || (status === 201 && purpose === 'create') ? [] : [finding('another status', '', '200', words, !isEmpty)]),
    ...(type === 'application/json' || json === undefined ? [] : [finding('another content type', '', 'application/json', type || 'none', true)]),
  ];
}

/** A player of calls against a server. `tell` hears of each. */
export function playerOf(server: Server, check: AnswerCheck, tell: (played: Played) => void): Player {
  const played: Played[] = [];
  let token: string | undefined;
  let silences = 0;
  let isTaken = false;
  let isStopped = false;
  let isFinishing = false;
  const keep = (one: Played) => {
    played.push(one);
    tell(one);
  };
  const about = ({ owner, purpose, call: { method } }: DeclaredCall, why = '') => ({ operation: `${owner}.${purpose}`, owner, method, why });
  return {
    played,
    as: other => {
      token = other;
      isTaken = false;
    },
    stop: () => {
      isStopped = true;
    },
    finish: () => {
      isFinishing = true;
    },
    skip: (declared, why, skipped) => keep({ ...about(declared, why), asked: declared.call.path, status: 0, ms: 0, findings: [], skipped }),
    play: async (declared, { values = {}, body, why, hidden = [], id, also } = {}) => {
      if (isStopped && !isFinishing) throw new Stop('It was stopped.');
      const request = toRequest(declared.call, { values, ...(body ? { body } : {}) });
      const reply = await server.ask(request, token);
      const outside = outsideOf(reply, declared);
      const isReadable = reply.status >= 200 && reply.status < 300 && !outside.some(({ kind }) => kind === 'no JSON');
      const { findings, read } = isReadable ? judge(check, declared, reply.json, id) : { findings: [], read: {} };
      const isRead = isReadable && (read.rows !== undefined || read.record !== undefined || read.isNone === true || request.method !== 'GET');
      const more = isRead && also ? also(read) : [];
      const { status, ms } = reply;
      keep({ ...about(declared, why), asked: shown(request.url, hidden), status, ms, findings: together([...outside, ...findings, ...more]) });
      silences = status === 0 ? silences + 1 : 0;
      isTaken ||= isReadable && token !== undefined;
      if (isFinishing) return { ...read, isRead, reply };
      if (silences === mostSilences) throw new Stop(`The server is away: ${reply.unreadable}, ${mostSilences} times in a row.`);
      if (status === 401 && isTaken) throw new Stop('The server takes the token no longer (401): the replay ended there.');
      return { ...read, isRead, reply };
    },
  };
}
