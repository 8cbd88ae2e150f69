// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch } from '#frame/loading/prefetch.ts';

const loaded: string[] = [];
const names = ['edit', 'show', 'create'];
const loads = names.map(name => async () => {
  loaded.push(name);
});

beforeEach(() => {
  loaded.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Presses a key or the mouse every 300 ms. */
async function press(type: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    window.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(300);
  }
}

test('code comes in turn; what does not come keeps none waiting', async () => {
  const fails = () => Promise.reject(new Error('offline'));
  const done = prefetch([fails, ...loads], () => false);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(loaded).toEqual(names);
});

test.each(['keydown', 'pointerdown', 'wheel'])('while there is a %s every moment nothing is fetched; it goes on when that ends', async type => {
  const done = prefetch(loads, () => false);
  await press(type, 20);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(loaded).toEqual(names);
});

test('while something is read nothing is fetched', async () => {
  let isReading = true;
  const done = prefetch(loads, () => isReading);
  await vi.advanceTimersByTimeAsync(5000);
  expect(loaded).toEqual([]);
  isReading = false;
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(loaded).toEqual(names);
});
