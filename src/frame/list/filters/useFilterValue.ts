import { useEffect, useRef, useState } from 'react';
import type { Test } from '#define';

interface Chosen<T> {
  chosen: T;
  choose: (chosen: T) => void;
  /** Asks for what was chosen. */
  ask: (test: Test | undefined) => void;
}

/**
 * What staff have typed or chosen for a filter, shown at once: the address follows a moment later. Where the address says something else,
 * as after going back, that holds; what was asked for here does not come back over what was typed meanwhile.
 * @param asked what the address says now, of which `test` is the whole.
 */
export function useFilterValue<T>(asked: T, test: Test | undefined, onChange: (test: Test | undefined) => void): Chosen<T> {
  const [chosen, choose] = useState(asked);
  const told = JSON.stringify(test) ?? '';
  const before = useRef(told);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    if (told === before.current) return;
    before.current = told;
    const at = pending.current.indexOf(told);
    if (at < 0) choose(asked);
    pending.current = at < 0 ? [] : pending.current.slice(at + 1);
  });
  const ask = (next: Test | undefined) => {
    const wanted = JSON.stringify(next) ?? '';
    // Asked for already, and on its way.
    if (wanted === (pending.current.at(-1) ?? told)) return;
    pending.current.push(wanted);
    onChange(next);
  };
  return { chosen, choose, ask };
}
