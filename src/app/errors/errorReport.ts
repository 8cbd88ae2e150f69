/** Makes the report of an error for the operator, without anything of a person, a record or what was typed. Pure. */

/** The body of a report. */
export interface ErrorReport {
  /** The version and the commit of the page: `1.0.0 (abc1234)`. */
  version: string;
  /** `uncaught`: nothing expected it. `screen`: a screen could not be shown. `policy`: the Content-Security-Policy forbids something. */
  kind: 'uncaught' | 'screen' | 'policy';
  /** The class of the error (`TypeError`), or the directive of the policy. */
  name: string;
  message: string;
  /** Function, file of the build, line and column, the innermost first. */
  stack: readonly string[];
  /** The documented pattern of the address: `/order/{id}`; empty where there is none. */
  route: string;
  /** Of the answer that the error comes from: its status, and the id by which the server's log knows it. */
  status?: number;
  requestId?: string;
}

/** What a report has beside the error. */
export interface ReportedPage {
  version: string;
  kind: ErrorReport['kind'];
  route: string;
  /** Texts that no report may have: what is typed, the person's name and token. */
  secrets: readonly string[];
}

const longestMessage = 300;
const mostFrames = 20;

/** Shorter texts are not removed: they would be found within other words. */
const shortestSecret = 3;

/** Texts in quotes, unless they are the name of a property that was read or set. */
const quoted = /(?<!\((?:reading|setting) )(["'`“”„«])(?!,).*["'`“”»]/g;

/** Patterns of values that a message may contain, each with its replacement. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '…'],
  [/\b(https?:\/\/[^/\s?#]+)[^\s)]*/g, '$1/…'],
  // Ids and tokens; `[\da-f]` alone are ids of records.
  [/\b(?=[\w-]*\d)[\w-]{16,}(?:\.[\w-]+)*/g, '…'],
  [/\+?\d[\d\s().,/:-]{2,}\d/g, '…'],
  [quoted, '…'],
];

/** A message without secrets and values. */
function scrubbed(message: string, secrets: readonly string[]): string {
  const hidden = secrets.filter(({ length }) => length >= shortestSecret).sort((one, other) => other.length - one.length);
  const withoutSecrets = hidden.reduce((text, secret) => text.replaceAll(secret, '…'), message);
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), withoutSecrets).slice(0, longestMessage);
}

/** The frames of a stack that lie in the build, as Chromium (`at f (address)`) and others (`f@address`) write them. The line of the message is left out. */
const framesOf = (stack: string): readonly string[] =>
  stack
    .split('\n')
    .flatMap(line => {
      const [, place] = /\/(assets\/[\w.-]+:\d+:\d+)\)?$/.exec(line) ?? [];
      const [, ofChromium, ofOthers] = /^\s*(?:at (?:async )?([\w$.<>]+) \(|([\w$.<>/]+)@)/.exec(line) ?? [];
      return place ? [`${ofChromium ?? ofOthers ?? ''} ${place}`.trim()] : [];
    })
    .slice(0, mostFrames);

/** Whether an error comes from an extension of the browser. */
const isForeign = (stack: string): boolean => /-extension:\/\//.test(stack);

/** The report of a thrown value; `undefined` where it is not the app's. */
export function reportOf(thrown: unknown, { version, kind, route, secrets }: ReportedPage): ErrorReport | undefined {
  const error: Partial<Record<keyof Error | 'status' | 'requestId', unknown>> = typeof thrown === 'object' && thrown !== null ? thrown : {};
  const { name = 'unknown', message = '', stack = '', status, requestId } = error;
  if (isForeign(String(stack))) return undefined;
  const isAnswer = typeof status === 'number';
  return {
    version,
    kind,
    name: String(name),
    // The server's words may name anybody.
    message: isAnswer ? '' : scrubbed(String(message), secrets),
    stack: framesOf(String(stack)),
    route,
    ...(isAnswer ? { status } : {}),
    ...(typeof requestId === 'string' ? { requestId } : {}),
  };
}
