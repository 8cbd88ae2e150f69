/** A chunk failed to load: the connection broke, or a new version of the app replaced it. */
export class CodeMissingError extends Error {
  constructor(cause: unknown) {
    super('app.errors.missingCode', { cause });
    this.name = 'CodeMissing';
  }
}

/** Loaded modules, by the function that imports them. */
const loadedModules = new WeakMap<object, unknown>();

/** The module `importWithRetry` has already loaded with this `load`, or `undefined`. A component that has it renders without suspending. */
export const loadedModule = <M>(load: () => Promise<M>): M | undefined => loadedModules.get(load) as M | undefined;

/** In milliseconds. */
const pauseBeforeRetry = 400;
let attempts = 0;

/**
 * Imports a chunk, and tries once more if that fails. `load` is the bare import of one file.
 * @throws CodeMissingError when the second attempt fails too. A later call tries again.
 */
export async function importWithRetry<M>(load: () => Promise<M>): Promise<M> {
  const module = await importTwice(load);
  loadedModules.set(load, module);
  return module;
}

async function importTwice<M>(load: () => Promise<M>): Promise<M> {
  const loadWithStyle = async () => {
    await loadStyle(missingStyles.get(load));
    missingStyles.delete(load);
    return load();
  };
  try {
    return await loadWithStyle();
  } catch (first) {
    if (first instanceof CodeMissingError) throw first;
    noteStyle(load, first);
    await new Promise(resolve => setTimeout(resolve, pauseBeforeRetry));
    try {
      return await loadWithStyle().catch((error: unknown) => importFromNewAddress<M>(error));
    } catch (second) {
      throw new CodeMissingError(second);
    }
  }
}

const addressIn = (error: unknown): string | undefined => /(?:https?|data):\S+/.exec(String(error))?.[0];

const isStyle = (address: string): boolean => address.endsWith('.css');

/** Imports from a new address: browsers remember a failed import by its address. */
async function importFromNewAddress<M>(error: unknown): Promise<M> {
  const address = addressIn(error);
  if (!address || isStyle(address)) throw error;
  attempts++;
  return import(/* @vite-ignore */ `${address}${address.includes('?') ? '&' : '?'}again=${attempts}`);
}

/** Style sheets that failed to load, by the `load` that needs them. Vite believes that a style sheet it has requested once is loaded. */
const missingStyles = new WeakMap<object, string>();

function noteStyle(load: object, error: unknown): void {
  const address = addressIn(error);
  if (address && isStyle(address)) missingStyles.set(load, address);
}

async function loadStyle(address: string | undefined): Promise<void> {
  if (!address) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`Unable to load the styles at ${address}`));
    document.head.append(link);
  });
}
