import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useListPaginationContext } from 'react-admin';

interface AfterRowsProps {
  /** In pixels. */
  width?: number;
  height: number;
  children: ReactNode;
}

/** Renders lazy parts of the list after its first rows, so that their code does not delay the rows. Reserves their space until then. */
export function AfterRows({ width, height, children }: AfterRowsProps) {
  const { isPending } = useListPaginationContext();
  const [hasRows, setHasRows] = useState(false);
  useEffect(() => {
    if (isPending) return undefined;
    // After the frame that paints the rows.
    const frame = requestAnimationFrame(() => setTimeout(setHasRows, 0, true));
    return () => cancelAnimationFrame(frame);
  }, [isPending]);
  const placeholder = <div style={{ width, height }} />;
  return hasRows ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
}
