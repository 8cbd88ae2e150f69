/** A chunk failed to load: the connection broke, or a new version of the app replaced it. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeMissing';
}

const loadedModules = new WeakMap<object, unknown>();
/** The module that `importWithRetry` has loaded with this `load`, or `undefined`. */
export const loadedModule = <M>(load: () => Promise<M>): M | undefined => loadedModules.get(load) as M | undefined;

let alsoLoad = (): Promise<unknown> => Promise.resolve();

/** From now on each import also waits for `load`, such as for the texts that the imported code shows. */
export function loadWithEachImport(load: () => Promise<unknown>): void {
  alsoLoad = load;
}

/** Imports code, and once more if that fails. @throws CodeMissingError when that fails too. A later call tries again. */
export async function importWithRetry<M>(load: () => Promise<M>): Promise<M> {
  const loadBoth = () => Promise.all([load(), alsoLoad()]);
  const again = () => new Promise(resolve => setTimeout(resolve, 400)).then(loadBoth);
  const missing = (cause: unknown) => Promise.reject(new CodeMissingError('app.errors.missingCode', { cause }));
  const [module] = await loadBoth().catch(again).catch(missing);
  loadedModules.set(load, module);
  return module;
}
