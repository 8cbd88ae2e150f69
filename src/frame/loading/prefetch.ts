import { importWithRetry } from './importWithRetry';

/** Whether the browser's data saver is on. Then nothing is prefetched. */
export const prefersReducedData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** In milliseconds. Compiling code could delay the next key. */
const pauseAfterPress = 1000;

/** Loads code, one file after another, while the browser is online and idle, nothing is read and nobody types, clicks or scrolls. */
export async function prefetch(loads: readonly (() => Promise<unknown>)[], isReading: () => boolean): Promise<void> {
  let lastPress = -pauseAfterPress;
  const notePress = () => {
    lastPress = performance.now();
  };
  for (const press of ['keydown', 'pointerdown', 'wheel']) window.addEventListener(press, notePress, { capture: true, passive: true });
  for (const load of loads) {
    do await new Promise(resolve => setTimeout(resolve, 100));
    while (!navigator.onLine || isReading() || performance.now() - lastPress < pauseAfterPress);
    await new Promise(resolve => (window.requestIdleCallback ?? setTimeout)(resolve));
    await importWithRetry(load).catch(() => {});
  }
}
