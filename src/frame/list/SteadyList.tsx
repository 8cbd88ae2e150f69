import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';

type Callable = (...args: unknown[]) => unknown;

/** Made anew at every navigation, and mostly saying the same. */
const told: readonly string[] = ['filterValues', 'sort', 'displayedFilters'];

const saysSame = (name: string, before: unknown, now: unknown): boolean =>
  Object.is(before, now) || (told.includes(name) && JSON.stringify(before) === JSON.stringify(now));

/**
 * Hands a list's state on below itself, its functions for good the same and all else as long as it says the same. react-admin makes all of it anew
 * at every navigation and whenever it keeps where staff are in the list: everything that knows of the list would be rendered each time.
 */
export function SteadyList({ children }: { children: ReactNode }) {
  const now = useListContext();
  const latest = useRef<Record<string, unknown>>({});
  const functions = useRef<Record<string, Callable>>({});
  const kept = useRef<ListControllerResult>(undefined);
  useLayoutEffect(() => {
    latest.current = { ...now };
  }, [now]);
  const steady = (name: string, value: unknown) => {
    if (typeof value !== 'function') return value;
    functions.current[name] ??= (...args) => (latest.current[name] as Callable)(...args);
    return functions.current[name];
  };
  const before: Record<string, unknown> = { ...kept.current };
  const entries = Object.entries(now).map(([name, value]): [string, unknown] => {
    const next = steady(name, value);
    return [name, saysSame(name, before[name], next) ? before[name] : next];
  });
  const isSame = entries.length === Object.keys(before).length && entries.every(([name, value]) => Object.is(value, before[name]));
  if (!isSame) kept.current = Object.fromEntries(entries) as unknown as ListControllerResult;
  return <ListContextProvider value={kept.current ?? (now as ListControllerResult)}>{children}</ListContextProvider>;
}
