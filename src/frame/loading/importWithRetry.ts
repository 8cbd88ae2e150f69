/** Code that did not come: the line was dropped, or a new version of the app has taken its place. */
export class CodeMissingError extends Error {
  constructor(cause: unknown) {
    super('app.errors.missingCode', { cause });
    this.name = 'CodeMissing';
  }
}

/** What has come, by what imports it. */
const atHand = new WeakMap<object, unknown>();

/** The code that `loadCode` has fetched by this `load`; none where it has not come yet. What is at hand need not be waited for. */
export const loadedModule = <M>(load: () => Promise<M>): M | undefined => atHand.get(load) as M | undefined;

/** In milliseconds. */
const pauseBeforeRetry = 400;
let attempts = 0;

/**
 * Imports code when it is wanted, `load` being the bare import of one file, and once more where it did not come.
 * @throws CodeMissing when it did not come the second time either; a later call asks for it again.
 */
export async function importWithRetry<M>(load: () => Promise<M>): Promise<M> {
  const module = await imported(load);
  atHand.set(load, module);
  return module;
}

async function imported<M>(load: () => Promise<M>): Promise<M> {
  const whole = async () => {
    await styleAgain(missingStyles.get(load));
    missingStyles.delete(load);
    return load();
  };
  try {
    return await whole();
  } catch (first) {
    if (first instanceof CodeMissingError) throw first;
    noteStyle(load, first);
    await new Promise(resolve => setTimeout(resolve, pauseBeforeRetry));
    try {
      return await whole().catch((error: unknown) => importAgain<M>(error));
    } catch (second) {
      throw new CodeMissingError(second);
    }
  }
}

const addressIn = (error: unknown): string | undefined => /(?:https?|data):\S+/.exec(String(error))?.[0];

const isStyle = (address: string): boolean => address.endsWith('.css');

/** Where a browser remembers that an import has failed, only another address is asked for again. */
async function importAgain<M>(error: unknown): Promise<M> {
  const address = addressIn(error);
  if (!address || isStyle(address)) throw error;
  attempts++;
  return import(/* @vite-ignore */ `${address}${address.includes('?') ? '&' : '?'}again=${attempts}`);
}

/** Style sheets that did not come, by what needs them. Vite takes one that it has asked for once as there. */
const missingStyles = new WeakMap<object, string>();

function noteStyle(load: object, error: unknown): void {
  const address = addressIn(error);
  if (address && isStyle(address)) missingStyles.set(load, address);
}

async function styleAgain(address: string | undefined): Promise<void> {
  if (!address) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Unable to load the styles at ${address}`));
    document.head.append(link);
  });
}
