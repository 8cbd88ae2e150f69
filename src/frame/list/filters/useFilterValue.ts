import { useEffect, useRef, useState } from 'react';
import type { Test } from '#define';

interface Chosen<T> {
  chosen: T;
  choose: (chosen: T) => void;
  apply: (test: Test | undefined) => void;
}

/**
 * The value of a filter's control. It shows at once what staff choose, while the address follows a moment later. When the address changes by
 * itself, as after going back, the control takes its value. When the address only catches up with an applied value, the control keeps what
 * staff have typed since.
 * @param current the control's value in the address
 * @param test the whole filter value in the address, to which `current` belongs
 */
export function useFilterValue<T>(current: T, test: Test | undefined, onChange: (test: Test | undefined) => void): Chosen<T> {
  const [chosen, choose] = useState(current);
  const applied = JSON.stringify(test) ?? '';
  const previous = useRef(applied);
  const pending = useRef<string[]>([]);
  useEffect(() => {
    if (applied === previous.current) return;
    previous.current = applied;
    const at = pending.current.indexOf(applied);
    if (at < 0) choose(current);
    pending.current = at < 0 ? [] : pending.current.slice(at + 1);
  });
  const apply = (next: Test | undefined) => {
    const key = JSON.stringify(next) ?? '';
    // Applied already; the address will follow.
    if (key === (pending.current.at(-1) ?? applied)) return;
    pending.current.push(key);
    onChange(next);
  };
  return { chosen, choose, apply };
}
