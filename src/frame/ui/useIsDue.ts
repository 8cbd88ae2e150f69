import { useEffect, useState } from 'react';

/** Whether some milliseconds have passed; `undefined` waits until there is a number. */
export function useIsDue(after: number | undefined): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = after === undefined ? undefined : setTimeout(() => setDue(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isDue;
}
