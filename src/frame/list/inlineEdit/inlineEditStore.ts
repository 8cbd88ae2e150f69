export interface UnsavedValue {
  typed: string;
  /** The text of the cell before typing. */
  was: string;
  /** The label of the cell: its field and record. */
  name: string;
}

/** By the keys of their cells. */
export type UnsavedValues = Record<string, UnsavedValue>;

/** The state of one cell. It outlives the cell's row, so that a refused value is still there when staff come back to its page. */
export interface CellState {
  unsaved?: UnsavedValue;
  /** Why the text was not saved, translated. */
  error?: string;
  isSaving?: boolean;
  isSaved?: boolean;
  /** The text comes from a draft. Leaving the cell does not save it, as the record may have changed since. */
  isRestored?: boolean;
}

const untouched: CellState = {};

/** The state of all cells by their keys, for `useSyncExternalStore`. */
export function inlineEditStore() {
  const cells = new Map<string, CellState>();
  const listeners = new Set<() => void>();
  const of = (key: string): CellState => cells.get(key) ?? untouched;
  const set = (key: string, state: CellState): void => {
    cells.set(key, state);
    for (const listener of listeners) listener();
  };
  return {
    of,
    set,
    /** Restores a draft, but for the cells that were typed into since. */
    restore: (values: UnsavedValues): void => {
      for (const [key, unsaved] of Object.entries(values)) if (!of(key).unsaved) set(key, { unsaved, isRestored: true });
    },
    unsaved: (): UnsavedValues => Object.fromEntries([...cells].flatMap(([key, { unsaved }]) => (unsaved ? [[key, unsaved]] : []))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
