import { expect, test } from 'vitest';
import { runEach } from '#frame/actions/runs/runEach.ts';

const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const quiet = { isFatal: () => false, onStep: () => {} };

/** Calls that the test answers by hand, in any order. */
function pending() {
  const open = new Map<string, { answer: () => void; refuse: (why: string) => void }>();
  const act = (item: string) => new Promise<void>((resolve, reject) => open.set(item, { answer: resolve, refuse: why => reject(new Error(why)) }));
  const end = async (item: string, why?: string) => {
    await Promise.resolve();
    const call = open.get(item);
    if (!call) throw new Error(`${item} has not been begun`);
    open.delete(item);
    if (why) call.refuse(why);
    else call.answer();
    await new Promise(resolve => setTimeout(resolve));
  };
  return { open, act, end };
}

test('four are under way at once, and the next begins when one has ended', async () => {
  const { open, act, end } = pending();
  const steps: number[] = [];
  const run = runEach(items, act, { ...quiet, onStep: count => steps.push(count) });
  await Promise.resolve();
  expect([...open.keys()]).toEqual(['a', 'b', 'c', 'd']);
  await end('c');
  expect([...open.keys()]).toEqual(['a', 'b', 'd', 'e']);
  for (const item of ['e', 'd', 'b', 'a', 'f', 'g']) await end(item);
  expect(await run).toEqual({ done: items, refused: [], notStarted: [] });
  expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('one that is refused keeps none of the others from being done', async () => {
  const run = await runEach(items, async item => item < 'c' && Promise.reject(new Error(`not ${item}`)), quiet);
  expect(run.done).toEqual(['c', 'd', 'e', 'f', 'g']);
  expect(run.refused.map(({ item, error }) => [item, String(error)])).toEqual([
    ['a', 'Error: not a'],
    ['b', 'Error: not b'],
  ]);
});

test('once stopped none is begun, those under way are waited for, and the others were not reached', async () => {
  const { act, end } = pending();
  const controller = new AbortController();
  const run = runEach(items, act, { ...quiet, signal: controller.signal });
  await end('a');
  controller.abort();
  await end('b');
  await end('d', 'too late');
  await end('c');
  await end('e');
  expect(await run).toMatchObject({ done: ['a', 'b', 'c', 'e'], refused: [{ item: 'd' }], notStarted: ['f', 'g'] });
});

test('what would refuse the next as well ends it', async () => {
  const { act, end } = pending();
  const run = runEach(items, act, { ...quiet, isFatal: error => String(error).includes('signed out') });
  await end('b', 'signed out');
  for (const item of ['a', 'c', 'd']) await end(item);
  expect(await run).toMatchObject({ done: ['a', 'c', 'd'], refused: [{ item: 'b' }], notStarted: ['e', 'f', 'g'] });
});
