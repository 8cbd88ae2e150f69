import type { ReactNode } from 'react';

/** Shows a key. Screen readers read it from `aria-keyshortcuts`. */
export const KeyHint = ({ children }: { children: ReactNode }) => (
  <kbd className="key" aria-hidden>
    {children}
  </kbd>
);
