/** The device's databases (`src/frame/storage/database.ts`) for tests without a browser. */
interface Kept {
  id: string;
}

const databases = new Map<string, Map<string, Map<string, Kept>>>();

function storeOf(person: string, store: string): Map<string, Kept> {
  const database = databases.get(person) ?? new Map<string, Map<string, Kept>>();
  databases.set(person, database);
  const stored = database.get(store) ?? new Map<string, Kept>();
  database.set(store, stored);
  return stored;
}

let made = 0;

export const newId = (): string => String(made++);

/** The stores of one person. */
export const personStore = (person: string) => ({
  all: async (store: string) => [...storeOf(person, store).values()],
  one: async (store: string, id: string) => storeOf(person, store).get(id),
  put: async (store: string, value: Kept) => void storeOf(person, store).set(value.id, structuredClone(value)),
  remove: async (store: string, id: string) => void storeOf(person, store).delete(id),
  clear: async (...stores: readonly string[]) => {
    for (const store of stores) storeOf(person, store).clear();
  },
});

export const forgetAll = (): void => databases.clear();
