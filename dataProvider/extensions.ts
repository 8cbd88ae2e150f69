/** Whether the shop's API knows the extensions: parameters that no specification documents. They are off until the build or the API says so. */

const header = 'X-Api-Extensions';
const listeners = new Set<() => void>();

/** What the deployment says: `VITE_API_EXTENSIONS=true`. */
const isDeclared = (): boolean => import.meta.env?.VITE_API_EXTENSIONS === 'true';

let isSaidByApi = false;

/** Whether screens may use extensions by themselves. Else they send one only when somebody presses for what needs it. */
export const knowsExtensions = (): boolean => isSaidByApi || isDeclared();

/** Takes note of an answer whose header `X-Api-Extensions: true` says that the API knows them. */
export function noteExtensions(headers: Headers): void {
  if (isSaidByApi || headers.get(header) !== 'true') return;
  isSaidByApi = true;
  for (const tell of listeners) tell();
}

/** Runs something when the API has said so; returns how to stop. */
export function onExtensions(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
