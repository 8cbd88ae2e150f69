import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { ListContextProvider, type ListControllerResult, useListContext } from 'react-admin';

type Callable = (...args: unknown[]) => unknown;

/** react-admin makes these objects anew at each navigation, mostly with the same content. */
const comparedByContent: readonly string[] = ['filterValues', 'sort', 'displayedFilters'];

const isEqual = (name: string, before: unknown, now: unknown): boolean =>
  Object.is(before, now) || (comparedByContent.includes(name) && JSON.stringify(before) === JSON.stringify(now));

/**
 * Provides the list context with stable values: functions never change, other values only when their content does. react-admin makes all
 * of them anew at each navigation, which would render everything that reads the list context.
 */
export function SteadyList({ children }: { children: ReactNode }) {
  const now = useListContext();
  const latest = useRef<Record<string, unknown>>({});
  const functions = useRef<Record<string, Callable>>({});
  const stable = useRef<ListControllerResult>(undefined);
  useLayoutEffect(() => {
    latest.current = { ...now };
  }, [now]);
  const stableFunction = (name: string, value: unknown) => {
    if (typeof value !== 'function') return value;
    functions.current[name] ??= (...args) => (latest.current[name] as Callable)(...args);
    return functions.current[name];
  };
  const before: Record<string, unknown> = { ...stable.current };
  const entries = Object.entries(now).map(([name, value]): [string, unknown] => {
    const next = stableFunction(name, value);
    return [name, isEqual(name, before[name], next) ? before[name] : next];
  });
  const isSame = entries.length === Object.keys(before).length && entries.every(([name, value]) => Object.is(value, before[name]));
  if (!isSame) stable.current = Object.fromEntries(entries) as unknown as ListControllerResult;
  return <ListContextProvider value={stable.current ?? (now as ListControllerResult)}>{children}</ListContextProvider>;
}
