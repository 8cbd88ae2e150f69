import type { Row, World } from './behaviourTypes';

/** As many questions as people ask in a while. */
const most = 40;

/** What was found out about rows, remembered until they change; the record of an id first of all. */
export function memoryOf(rows: World['rows']) {
  const known = new Map<string, unknown>();
  const ids = new Map<string, ReadonlyMap<unknown, Row>>();
  let isChanging = false;
  const remembered = <T>(name: string, find: () => T): T => {
    if (isChanging) return find();
    const found = (known.has(name) ? known.get(name) : find()) as T;
    known.delete(name);
    known.set(name, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found;
  };
  return {
    remembered,
    row: (resource: string, id: unknown): Row | undefined => {
      if (isChanging) return rows(resource).find(({ _id }) => _id === id);
      const known = ids.get(resource) ?? new Map(rows(resource).map(row => [row._id as unknown, row]));
      ids.set(resource, known);
      return known.get(id);
    },
    change: <T>(make: () => T): T => {
      known.clear();
      ids.clear();
      isChanging = true;
      try {
        return make();
      } finally {
        isChanging = false;
      }
    },
  };
}
