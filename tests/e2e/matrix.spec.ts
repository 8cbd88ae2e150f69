/**
 * Every declared call, where the app makes it, with every way in which it may fail: no empty page, no uncaught error, an explanation and a way to
 * retry, and what was typed stays. A sample runs in `npm run test:all`, everything in `npm run test:hard`.
 */

import { meet, staysOpen } from '#tests/matrix/cells.ts';
import { failuresOf } from '#tests/matrix/failures.ts';
import { places } from '#tests/matrix/places.ts';
import { watchRequests } from '#tests/matrix/settled.ts';
import { expect, test, watchErrors } from '#tests/support/app.ts';
import { forgetRuns } from '#tests/support/deviceStores.ts';

const mostSampled = 200;

/** A hash that shuffles texts, always in the same order. */
function lot(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

const cells = places
  .flatMap(place =>
    Object.entries(failuresOf(place)).map(([what, failure]) => ({
      place,
      what,
      failure,
      name: `${place.of}: ${place.name}: ${what}`,
    })),
  )
  .sort((one, other) => lot(one.name) - lot(other.name));
/** For each resource and page one failure with an answer of another shape, because those find most, then others by hash. */
function sampled() {
  const first = [...new Set(places.map(({ of }) => of))].flatMap(of => cells.find(({ place, failure }) => place.of === of && failure.bends) ?? []);
  return [...new Set([...first, ...cells])].slice(0, mostSampled);
}

/** MATRIX selects `all` cells or those whose name contains it (`several: `). Without it a sample runs. */
const { MATRIX: selection } = process.env;
const wanted = new Set(selection ? cells.filter(({ name }) => selection === 'all' || name.includes(selection)) : sampled());

test.describe.configure({ mode: 'parallel' });

for (const of of new Set(places.map(place => place.of))) {
  const placesHere = places.filter(place => place.of === of);
  const count = placesHere.flatMap(place => cells.filter(cell => cell.place === place && wanted.has(cell))).length;
  if (!count) continue;

  test(`${of}: ${count} failures of its calls are met`, async ({ page, shop }) => {
    test.setTimeout(60_000 + count * 15_000);
    page.setDefaultTimeout(10_000);
    const errors = watchErrors(page);
    watchRequests(page);
    await page.context().route(/tile\.openstreetmap\.org/, route => route.fulfill({ status: 204 }));
    await shop.open('/profile');
    const broken: string[] = [];
    for (const place of placesHere) {
      const opened = await place.ready(shop, page);
      let isOpen = false;
      for (const { what, failure } of cells.filter(cell => cell.place === place && wanted.has(cell))) {
        if (!isOpen) await forgetRuns(page);
        const at = { page, shop, place: opened as NonNullable<typeof opened>, failure };
        const problem: string | undefined = opened
          ? await meet(at, isOpen).then(
              () => undefined,
              (error: Error) => error.message.split('\n').slice(0, 6).join(' '),
            )
          : 'the mock has no record for it';
        const uncaught = errors.splice(0).filter(error => !error.startsWith('Failed to load resource'));
        if (problem || uncaught.length) broken.push([place.name, what, problem, ...uncaught].filter(Boolean).join(': '));
        isOpen = !problem && opened !== undefined && staysOpen(failure, opened);
      }
    }
    test.info().annotations.push({ type: 'cells', description: String(count) }, { type: 'cellsPassed', description: String(count - broken.length) });
    expect(broken).toEqual([]);
  });
}
