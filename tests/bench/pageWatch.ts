/** What runs inside the page that is measured. */

/** When something is on the screen: visible elements, all of what is said of them true. */
export interface Sign {
  selector: string;
  /** How many there are at least; default one. */
  least?: number;
  /** A text that each has. */
  contains?: string;
  /** A text that none of them has as its whole. */
  differs?: string;
  /** An input that is not empty. */
  filled?: boolean;
}

/** What the page knows of itself. Moments are milliseconds since its navigation began. */
export interface Watch {
  /** Tasks above 50 ms. */
  long: [start: number, duration: number][];
  /** From each key that was pressed to the frame that follows. */
  keys: number[];
  /** The last click or key. */
  lastInput: number;
  /** The frame after the first signs were there. */
  first: Promise<number>;
  /** The frame after these signs are there. */
  shown: (signs: readonly Sign[]) => Promise<number>;
}

declare global {
  interface Window {
    bench: Watch;
  }
}

/** Is added to each document before its own code. It is sent as text, so that it can name nothing outside of itself. */
export function watchPage({ first, storage }: { first: readonly Sign[]; storage: Record<string, string> }): void {
  if (!location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);

  const afterFrame = () =>
    new Promise<number>(resolve =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(0);
      }),
    );
  const isThere = ({ selector, least = 1, contains = '', differs, filled }: Sign) => {
    const fitting = [...document.querySelectorAll(selector)].filter(
      element =>
        element.getClientRects().length > 0 &&
        element.textContent?.includes(contains) &&
        element.textContent !== differs &&
        (!filled || (element instanceof HTMLInputElement && element.value !== '')),
    );
    return fitting.length >= least;
  };
  const shown = (signs: readonly Sign[]) =>
    new Promise<number>(resolve => {
      const observer = new MutationObserver(look);
      function look(): boolean {
        if (!signs.every(isThere)) return false;
        observer.disconnect();
        removeEventListener('load', look);
        void afterFrame().then(resolve);
        return true;
      }
      if (look()) return;
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      addEventListener('load', look);
    });

  window.bench = { long: [], keys: [], lastInput: 0, first: shown(first), shown };
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) window.bench.long.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const onInput = ({ type, timeStamp }: Event) => {
    window.bench.lastInput = timeStamp;
    if (type === 'keydown') void afterFrame().then(at => window.bench.keys.push(at - timeStamp));
  };
  addEventListener('click', onInput, true);
  addEventListener('keydown', onInput, true);
}
