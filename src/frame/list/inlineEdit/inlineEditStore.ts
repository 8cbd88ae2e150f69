/** What is known of the cells that are edited in a list. It outlives their rows, so that what was refused is still there when staff come back to its page. */
export interface CellState {
  /** What was typed and is not saved. */
  typed?: string;
  /** Why it is not, in words. */
  mistake?: string;
  isSaving?: boolean;
  isSaved?: boolean;
  /** It was typed before, and is not sent by itself: meanwhile something else may stand there. */
  isBack?: boolean;
}

/** A value that was typed and is not saved. */
export interface UnsavedValue {
  typed: string;
  /** What stood there when it was typed. */
  was: string;
  /** What it is called, with its record. */
  name: string;
}

/** Where a value was typed. */
type Origin = Omit<UnsavedValue, 'typed'>;

/** Unsaved values by the keys of their cells. */
export type UnsavedValues = Record<string, UnsavedValue>;

const untouched: CellState = {};

/** The cells by their keys, and who is to hear of their changes. */
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
    /** What stood in a cell when it was typed in. */
    originOf: (key: string): Origin | undefined => origins.get(key),
    /** Something is typed into a cell; where it was typed is said with the first key. */
    type: (key: string, typed: string, origin: () => Origin): void => {
      if (!origins.has(key)) origins.set(key, origin());
      set(key, { typed });
    },
    /** Puts back what was typed before, where nothing else was typed since. */
    putBack: (values: UnsavedValues): void => {
      for (const [key, { typed, ...origin }] of Object.entries(values)) {
        if (of(key).typed !== undefined) continue;
        origins.set(key, origin);
        set(key, { typed, isBack: true });
      }
    },
    /** How many hold something that is not saved. */
    unsaved: (): number => [...cells.values()].filter(({ typed }) => typed !== undefined).length,
    /** What those hold. */
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
