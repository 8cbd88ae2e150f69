/** Reports each answer to a listener during development. `http.ts` calls it only where `import.meta.env.DEV` holds, so no build contains it. */

/** A successful answer. */
export interface ReportedAnswer {
  method: string;
  /** Path and query, without the API's address. */
  url: string;
  answer: unknown;
}

/** At most this many answers wait for a listener. */
const mostWaiting = 200;

const waiting: ReportedAnswer[] = [];
let onAnswer: ((call: ReportedAnswer) => void) | undefined;

/** Reports an answer in a later task, so that the listener neither delays the request nor makes it fail. */
export function reportAnswer(call: ReportedAnswer): void {
  if (onAnswer) setTimeout(onAnswer, 0, call);
  else if (waiting.length < mostWaiting) waiting.push(call);
}

/** Calls `listener` with each answer, including those that came before. */
export function watchAnswers(listener: (call: ReportedAnswer) => void): void {
  onAnswer = listener;
  for (const call of waiting.splice(0)) reportAnswer(call);
}
