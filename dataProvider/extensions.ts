/** Whether the API knows the extensions: parameters that no specification documents. Off until the app's settings or the API say so. */
import { hasExtensions } from './apiSettings';

const header = 'X-Api-Extensions';
const listeners = new Set<() => void>();

let isReportedByApi = false;

/** Whether screens may use extensions by themselves. Otherwise they send one only when somebody presses the button that needs it. */
export const knowsExtensions = (): boolean => isReportedByApi || hasExtensions();

/** Reads the header `X-Api-Extensions: true` of an answer, by which the API says that it knows the extensions. */
export function noteExtensions(headers: Headers): void {
  if (isReportedByApi || headers.get(header) !== 'true') return;
  isReportedByApi = true;
  for (const notify of listeners) notify();
}

/** Calls `notify` when the API reports that it knows the extensions. Returns the function that unsubscribes. */
export function onExtensions(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
