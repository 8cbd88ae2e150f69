/** The report of a replay as text and JSON. Pure. */
import type { Finding } from './judge';
import type { Played } from './player';
import type { Outcome } from './replay';

/** The result of a call. */
export type Verdict = 'ok' | 'drift' | 'tolerated' | 'not asked';

/** The result of a call. Drift outweighs tolerated findings. */
export function verdictOf({ findings, skipped }: Played): Verdict {
  if (skipped !== undefined) return 'not asked';
  if (findings.some(({ tolerated }) => !tolerated)) return 'drift';
  return findings.length ? 'tolerated' : 'ok';
}

/** A replay in figures. */
export interface Summary {
  calls: number;
  drift: number;
  tolerated: number;
  notAsked: number;
}

/** Counts the calls by their results. */
export function summaryOf({ played }: Outcome): Summary {
  const count = (verdict: Verdict) => played.filter(one => verdictOf(one) === verdict).length;
  const notAsked = count('not asked');
  return { calls: played.length - notAsked, drift: count('drift'), tolerated: count('tolerated'), notAsked };
}

/** `wrong type orders[].shop`; a missing total has no field. */
const kindText = (kind: string, field: string): string => (field && kind !== 'no total' ? `${kind} ${field}` : kind);

/** A finding in words. */
export const findingText = ({ kind, field, expected, actual, times }: Finding): string =>
  `${kindText(kind, field)}: expected ${expected}, came ${actual}${times > 1 ? ` (${times} times)` : ''}`;

/** A call in words. */
export const callText = ({ method, requested, why }: Played): string => `${method} ${requested}${why ? ` (${why})` : ''}`;

/** The width of the column of calls, and how much of the end of a longer call is shown. In characters. */
const callWidth = 72;
const endWidth = 34;

/** A text in a column. A longer one loses its middle, as the parameters are at its end. */
const column = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - endWidth - 1)}…${text.slice(-endWidth)}` : text.padEnd(width);

function rowOf(one: Played): string {
  const { method, requested, status, ms, findings, skipped } = one;
  const findingTexts = skipped === undefined ? findings.map(({ kind, field, tolerated }) => `${tolerated ? '~' : '✗'} ${kindText(kind, field)}`) : [];
  const state = skipped === undefined ? String(status || '—') : '—';
  const time = skipped === undefined ? `${ms} ms` : '';
  const what = skipped === undefined ? findingTexts.join('; ') || 'ok' : `not asked: ${skipped} (${one.why})`;
  return `${column(`${method} ${requested}`, callWidth)}  ${state.padStart(6)}  ${time.padStart(8)}  ${what}`;
}

const heads = `${column('call', callWidth)}  ${'status'}  ${'time'.padStart(8)}  drift`;

function findingLines(played: readonly Played[], title: string, tolerated: boolean): string[] {
  const lines = played.flatMap(one => {
    const findings = one.findings.filter(each => each.tolerated === tolerated);
    return findings.length ? [`  ${callText(one)}`, ...findings.map(each => `    ${findingText(each)}`)] : [];
  });
  return lines.length ? ['', title, ...lines] : [];
}

const plural = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

/** The last line. */
export function summaryText(outcome: Outcome): string {
  const { calls, drift, tolerated, notAsked } = summaryOf(outcome);
  const parts = [
    drift ? `${drift} with drift` : 'no drift',
    ...(tolerated ? [`${tolerated} tolerated`] : []),
    ...(notAsked ? [`${notAsked} not asked`] : []),
  ];
  return `${plural(calls, 'call')}: ${parts.join(', ')}.`;
}

/** The records that could not be deleted, if any. */
function leftOverLines({ leftOver }: Outcome): string[] {
  if (!leftOver.length) return [];
  return ['', 'Left behind, to be taken away by hand:', ...leftOver.map(({ resource, id, why }) => `  ${resource} ${id}: ${why}`)];
}

/** The whole report: the table, the findings, records left behind, the summary. */
export function reportText(outcome: Outcome): string {
  const { played, stopped } = outcome;
  const owners = [...new Set(played.map(({ owner }) => owner))];
  const table = owners.flatMap(owner => ['', owner, ...played.filter(one => one.owner === owner).map(rowOf)]);
  return [
    heads,
    ...table,
    ...findingLines(played, 'Drift, which the app cannot show right:', false),
    ...findingLines(played, 'Tolerated: not as the contract has it, and read all the same:', true),
    ...leftOverLines(outcome),
    ...(stopped ? ['', stopped] : []),
    '',
    summaryText(outcome),
  ].join('\n');
}

/** The report for programs. */
export const reportJson = (outcome: Outcome, api: string, at: string) => ({
  api,
  at,
  summary: summaryOf(outcome),
  ...(outcome.stopped ? { stopped: outcome.stopped } : {}),
  leftOver: outcome.leftOver,
  calls: outcome.played.map(({ requested, ...one }) => ({ ...one, asked: requested, verdict: verdictOf({ ...one, requested }) })),
});
