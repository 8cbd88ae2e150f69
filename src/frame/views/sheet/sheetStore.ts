/** What is known of the cells that are edited in a list. It outlives their rows, so that what was refused is still there when staff come back to its page. */
export interface CellState {
  /** What was typed and is not saved. */
  typed?: string;
  /** Why it is not, in words. */
  mistake?: string;
  isSaving?: boolean;
  isSaved?: boolean;
}

const untouched: CellState = {};

/** The cells by their keys, and who is to hear of their changes. */
export function sheetStore() {
  const cells = new Map<string, CellState>();
  const listeners = new Set<() => void>();
  return {
    of: (key: string): CellState => cells.get(key) ?? untouched,
    set: (key: string, state: CellState): void => {
      cells.set(key, state);
      for (const listener of listeners) listener();
    },
    /** How many hold something that is not saved. */
    unsaved: (): number => [...cells.values()].filter(({ typed }) => typed !== undefined).length,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
