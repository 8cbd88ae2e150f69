import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/** Runs something when staff change a value of the form, with its source; not when code does. Renders nothing anew. */
export function useOnTyped(react: (source: string) => void): void {
  const { subscribe } = useFormContext();
  const latest = useRef(react);
  latest.current = react;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name) latest.current(name);
        },
      }),
    [subscribe],
  );
}
