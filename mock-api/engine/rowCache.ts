import type { Row, World } from './behaviourTypes';

/** At most this many results are cached. */
const maxResults = 40;

/** Caches what was computed from rows until rows change; also finds rows by id. */
export function createRowCache(rows: World['rows']) {
  const results = new Map<string, unknown>();
  const rowsById = new Map<string, ReadonlyMap<unknown, Row>>();
  let isChanging = false;
  const cached = <T>(name: string, compute: () => T): T => {
    if (isChanging) return compute();
    const result = (results.has(name) ? results.get(name) : compute()) as T;
    results.delete(name);
    results.set(name, result);
    const [oldest] = results.keys();
    if (results.size > maxResults && oldest !== undefined) results.delete(oldest);
    return result;
  };
  return {
    cached,
    row: (resource: string, id: unknown): Row | undefined => {
      if (isChanging) return rows(resource).find(({ _id }) => _id === id);
      const byId = rowsById.get(resource) ?? new Map(rows(resource).map(row => [row._id as unknown, row]));
      rowsById.set(resource, byId);
      return byId.get(id);
    },
    /** Runs a change without the cache, which is empty afterwards. */
    change: <T>(make: () => T): T => {
      results.clear();
      rowsById.clear();
      isChanging = true;
      try {
        return make();
      } finally {
        isChanging = false;
      }
    },
  };
}
