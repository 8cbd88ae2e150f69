/** The state of one cell. It outlives the cell's row, so that a refused value is still there when staff come back to its page. */
export interface CellState {
  typed?: string;
  /** Why the text was not saved, translated. */
  error?: string;
  isSaving?: boolean;
  isSaved?: boolean;
  /** The text comes from a draft. Leaving the cell does not save it, as the record may have changed since. */
  isRestored?: boolean;
}

export interface UnsavedValue {
  typed: string;
  /** The text of the cell before typing. */
  was: string;
  /** The label of the cell: its field and record. */
  name: string;
}

type Origin = Omit<UnsavedValue, 'typed'>;

/** By the keys of their cells. */
export type UnsavedValues = Record<string, UnsavedValue>;

const untouched: CellState = {};

/** The state of all cells by their keys, for `useSyncExternalStore`. */
export function inlineEditStore() {
  const cells = new Map<string, CellState>();
  const origins = new Map<string, Origin>();
  const listeners = new Set<() => void>();
  const set = (key: string, state: CellState): void => {
    cells.set(key, state);
    if (state.typed === undefined) origins.delete(key);
    for (const listener of listeners) listener();
  };
  const of = (key: string): CellState => cells.get(key) ?? untouched;
  return {
    of,
    set,
    originOf: (key: string): Origin | undefined => origins.get(key),
    /** Sets the text of a cell. `origin` is called at the first change only. */
    type: (key: string, typed: string, origin: () => Origin): void => {
      if (!origins.has(key)) origins.set(key, origin());
      set(key, { typed });
    },
    /** Restores a draft, but for the cells that were typed into since. */
    restore: (values: UnsavedValues): void => {
      for (const [key, { typed, ...origin }] of Object.entries(values)) {
        if (of(key).typed !== undefined) continue;
        origins.set(key, origin);
        set(key, { typed, isRestored: true });
      }
    },
    /** The number of cells with an unsaved text. */
    unsaved: (): number => [...cells.values()].filter(({ typed }) => typed !== undefined).length,
    unsavedValues: (): UnsavedValues =>
      Object.fromEntries(
        [...cells].flatMap(([key, { typed }]) => {
          const origin = origins.get(key);
          return typed === undefined || !origin ? [] : [[key, { typed, ...origin }]];
        }),
      ),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
