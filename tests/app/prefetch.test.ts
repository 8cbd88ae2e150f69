// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch } from '#app/prefetch.ts';

const fetched = vi.hoisted(() => {
  const names: string[] = [];
  const screen = (name: string) => async () => {
    names.push(name);
    return { default: () => null };
  };
  return { names, screen };
});

vi.mock('#frame/lazyPages.ts', () => ({
  createPage: fetched.screen('create'),
  editPage: fetched.screen('edit'),
  showPage: fetched.screen('show'),
}));
vi.mock('#frame/inputs/lazyInputs.ts', () => ({
  imagesInput: fetched.screen('images'),
  searchReference: fetched.screen('search'),
  searchReferences: fetched.screen('searches'),
}));

const afterOpening = ['edit', 'show', 'images'];
const later = ['create', 'search', 'searches'];

beforeEach(() => {
  fetched.names.length = 0;
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

test('code of other screens comes in turn, what the list leads to first, the rest seconds later', async () => {
  const done = prefetch([], [], { isFetching: () => 0 });
  await vi.advanceTimersByTimeAsync(250);
  expect(fetched.names).toEqual(['edit']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched.names).toEqual(afterOpening);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(fetched.names).toEqual([...afterOpening, ...later]);
});

test.each(['keydown', 'pointerdown', 'wheel'])('while there is a %s every moment nothing is fetched; it goes on when that ends', async type => {
  const done = prefetch([], [], { isFetching: () => 0 });
  await press(type, 20);
  expect(fetched.names).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetched.names).toEqual(afterOpening);
  await press(type, 20);
  expect(fetched.names).toEqual(afterOpening);
  await vi.advanceTimersByTimeAsync(5000);
  await done;
  expect(fetched.names).toEqual([...afterOpening, ...later]);
});

test('while something is read nothing is fetched', async () => {
  let reads = 1;
  const done = prefetch([], [], { isFetching: () => reads });
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched.names).toEqual([]);
  reads = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(fetched.names).toHaveLength(6);
});
