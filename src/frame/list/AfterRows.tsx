import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useListPaginationContext } from 'react-admin';

interface AfterRowsProps {
  /** The place that is kept until then, in pixels. */
  width?: number;
  height: number;
  children: ReactNode;
}

/** What comes after the first rows of a list, with code of its own; its place is kept until then. */
export function AfterRows({ width, height, children }: AfterRowsProps) {
  const { isPending } = useListPaginationContext();
  const [areRowsThere, setRowsThere] = useState(false);
  useEffect(() => {
    if (!isPending) setRowsThere(true);
  }, [isPending]);
  const place = <div style={{ width, height }} />;
  return areRowsThere ? <Suspense fallback={place}>{children}</Suspense> : place;
}
