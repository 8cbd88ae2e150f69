import type { Tables } from '#mock-api/engine/fixtures.ts';

/** In milliseconds. */
const day = 86_400_000;

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** The rows that a visitor begins with: those of the fixtures, with all dates moved by whole days so that the newest record is of today. */
export function firstRows(fixtures: Tables, imageFolder: string, now: Date): Tables {
  const text = JSON.stringify(fixtures);
  const created = [...text.matchAll(/"createdAt":"([^"]+)"/g)].map(([, time = '']) => Date.parse(time)).filter(Number.isFinite);
  const newest = created.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const moved = Number.isFinite(newest) ? Math.floor((now.getTime() - newest) / day) * day : 0;
  return JSON.parse(text.replaceAll('"/api/images/', `"${imageFolder}`), (_key, value: unknown) =>
    isTime(value) ? new Date(Date.parse(value) + moved).toISOString() : value,
  );
}
