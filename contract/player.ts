/** Plays calls: fills in the parameters, sends the request, checks the answer, and records the result. */
import { toRequest } from '#dataProvider/toRequest.ts';
import type { Plain } from '#define';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import { Stop } from './commandOptions';
import { type Finding, finding, joinFindings, type judge, type Read } from './judge';
import type { Reply, Server } from './openServer';

/** A played call, or a skipped one. */
export interface Played {
  /** The operation id of the contract, `orders.list.all`. */
  operation: string;
  owner: string;
  method: string;
  /** The requested path and query, without search words: `/order/admin/all?page=1&limit=10&search=…`. */
  requested: string;
  /** The purpose of the request. */
  why: string;
  /** 0 where there was no answer. */
  status: number;
  ms: number;
  findings: Finding[];
  /** Why it was skipped. */
  skipped?: string | undefined;
}

/** How a call is played. */
export interface PlayOptions {
  /** Path and query parameters by name. */
  values?: Plain;
  body?: Plain | undefined;
  /** The purpose of the request, in a few words. */
  why?: string;
  /** Parameters whose values the report leaves out. */
  hidden?: readonly string[];
  /** The requested id. */
  id?: unknown;
  /** Further checks of an answer that could be read. */
  also?: (read: Read) => Finding[];
}

/** The answer to a played call. */
export interface Answer extends Read {
  /** The call succeeded, and the app can read the answer. */
  isRead: boolean;
  reply: Reply;
}

export interface Player {
  play: (declared: DeclaredCall, options?: PlayOptions) => Promise<Answer>;
  skip: (declared: DeclaredCall, why: string, reason: string) => void;
  played: readonly Played[];
  /** Sets the token of the next calls. */
  setToken: (token: string | undefined) => void;
  /** Makes the next call throw a `Stop`. */
  stop: () => void;
  /** From here on nothing stops the replay: records must be deleted. */
  finish: () => void;
}

/** Checks an answer of a call. */
type JudgeAnswer = (declared: DeclaredCall, json: unknown, id: unknown) => ReturnType<typeof judge>;

/** The replay stops after this many calls in a row without an answer. */
const maxFailures = 3;

const shown = (url: string, hidden: readonly string[]): string =>
  hidden.reduce((text, name) => text.replace(new RegExp(`([?&]${name}=)[^&]+`), '$1…'), url);

/** The findings of an answer before its content is read: status, content type, JSON. */
function statusFindings({ status, type, unreadable, json }: Reply, { call, purpose }: DeclaredCall): Finding[] {
  if (status === 0) return [finding('no answer', '', 'an answer', unreadable ?? 'nothing')];
  const isDone = status >= 200 && status < 300;
  const statusText =
    typeof json === 'object' && json !== null && 'message' in json ? `${status}, “${String(json.message).slice(0, 80)}”` : String(status);
  if (!isDone) {
    // Without the figures of a page above a list, the app hides them.
    const isSpared = call.inferred === true && purpose.startsWith('page.') && [404, 405, 501].includes(status);
    return [finding('another status', '', call.inferred ? '200 (the path is inferred)' : '200', statusText, isSpared)];
  }
  if (unreadable && (call.method === 'GET' || unreadable.startsWith('HTML'))) return [finding('no JSON', '', 'JSON', unreadable)];
  const isEmpty = json === undefined && call.method === 'GET';
  return [
    ...(status === 200 || (status === 201 && purpose === 'create') ? [] : [finding('another status', '', '200', statusText, !isEmpty)]),
    ...(type === 'application/json' || json === undefined ? [] : [finding('another content type', '', 'application/json', type || 'none', true)]),
  ];
}

/** A player of calls against a server. @param judgeAnswer finds differences in an answer. @param onPlayed gets each call. */
export function createPlayer(server: Server, judgeAnswer: JudgeAnswer, onPlayed: (played: Played) => void): Player {
  const played: Played[] = [];
  let token: string | undefined;
  let failures = 0;
  let isTokenAccepted = false;
  let isStopped = false;
  let isFinishing = false;
  const record = (one: Played) => {
    played.push(one);
    onPlayed(one);
  };
  const headOf = ({ owner, purpose, call: { method } }: DeclaredCall, why = '') => ({ operation: `${owner}.${purpose}`, owner, method, why });
  return {
    played,
    setToken: other => {
      token = other;
      isTokenAccepted = false;
    },
    stop: () => {
      isStopped = true;
    },
    finish: () => {
      isFinishing = true;
    },
    skip: (declared, why, skipped) => record({ ...headOf(declared, why), requested: declared.call.path, status: 0, ms: 0, findings: [], skipped }),
    play: async (declared, { values = {}, body, why, hidden = [], id, also } = {}) => {
      if (isStopped && !isFinishing) throw new Stop('It was stopped.');
      const request = toRequest(declared.call, { values, ...(body ? { body } : {}) });
      const reply = await server.ask(request, token);
      const ofStatus = statusFindings(reply, declared);
      const isReadable = reply.status >= 200 && reply.status < 300 && !ofStatus.some(({ kind }) => kind === 'no JSON');
      const { findings, read } = isReadable ? judgeAnswer(declared, reply.json, id) : { findings: [], read: {} };
      const isRead = isReadable && (read.rows !== undefined || read.record !== undefined || read.isNone === true || request.method !== 'GET');
      const more = isRead && also ? also(read) : [];
      const { status, ms } = reply;
      record({
        ...headOf(declared, why),
        requested: shown(request.url, hidden),
        status,
        ms,
        findings: joinFindings([...ofStatus, ...findings, ...more]),
      });
      failures = status === 0 ? failures + 1 : 0;
      isTokenAccepted ||= isReadable && token !== undefined;
      if (isFinishing) return { ...read, isRead, reply };
      if (failures === maxFailures) throw new Stop(`The server is away: ${reply.unreadable}, ${maxFailures} times in a row.`);
      if (status === 401 && isTokenAccepted) throw new Stop('The server takes the token no longer (401): the replay ended there.');
      return { ...read, isRead, reply };
    },
  };
}
