import { type PointerEvent, useMemo, useState } from 'react';

/** Whether somebody rests on an element, with the mouse or the focus, and what its element is given to watch that. */
export function useResting() {
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const watch = useMemo(
    () => ({
      // A finger is over it only while it presses.
      onPointerEnter: ({ pointerType }: PointerEvent) => setOver(pointerType === 'mouse'),
      onPointerLeave: () => setOver(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    }),
    [],
  );
  return { isResting: isOver || hasFocus, watch };
}

export type Resting = ReturnType<typeof useResting>;
