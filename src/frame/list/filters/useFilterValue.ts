import { useEffect, useRef, useState } from 'react';
import type { FullFilter, Test } from '#define';

/** The props of a filter's control. */
export interface FilterControlProps {
  filter: FullFilter;
  label: string;
  /** Undefined if the filter is not active. */
  test: Test | undefined;
  onChange: (test: Test | undefined) => void;
}

/**
 * The value of a control of the toolbar. It shows at once what staff choose, while the address follows a moment later. When the address changes
 * by itself, as after going back, the control takes its value. When the address only catches up with an applied value, the control keeps what
 * staff have typed since.
 * @param current the control's value in the address
 * @param inAddress the whole value in the address, to which `current` belongs
 * @returns the value, a function that sets it in the control, and one that applies a value to the list
 */
export function useFilterValue<T, A>(current: T, inAddress: A, onChange: (value: A) => void) {
  const [value, setValue] = useState(current);
  const applied = JSON.stringify(inAddress) ?? '';
  const pending = useRef<string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` is a part of what has changed
  useEffect(() => {
    const at = pending.current.indexOf(applied);
    if (at < 0) setValue(current);
    pending.current = at < 0 ? [] : pending.current.slice(at + 1);
  }, [applied]);
  const apply = (next: A) => {
    const key = JSON.stringify(next) ?? '';
    // Applied already; the address will follow.
    if (key === (pending.current.at(-1) ?? applied)) return;
    pending.current.push(key);
    onChange(next);
  };
  return [value, setValue, apply] as const;
}
