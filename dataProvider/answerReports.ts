/**
 * What was answered, for who looks over answers while one develops. Nobody does in a build, and nothing of this is in it: `http.ts` tells
 * only where `import.meta.env.DEV` says so.
 */

/** An answer that was no refusal. */
export interface AnsweredCall {
  method: string;
  /** As it was asked, without the API's host. */
  url: string;
  answer: unknown;
}

/** So many are kept for a watcher that has not come yet. */
const mostKept = 200;

const kept: AnsweredCall[] = [];
let watch: ((answered: AnsweredCall) => void) | undefined;

/** Tells of an answer, once who asked for it has it: a watcher neither delays a screen nor fails it. */
export function reportAnswer(answered: AnsweredCall): void {
  if (watch) setTimeout(watch, 0, answered);
  else if (kept.length < mostKept) kept.push(answered);
}

/** Has each answer told to `watcher`, those too that came before. */
export function watchAnswers(watcher: (answered: AnsweredCall) => void): void {
  watch = watcher;
  for (const answered of kept.splice(0)) reportAnswer(answered);
}
