import type { ReactNode } from 'react';

/** A key as it stands on the keyboard, for the eye: assistive technology has it from `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <kbd className="key" aria-hidden>
    {children}
  </kbd>
);
