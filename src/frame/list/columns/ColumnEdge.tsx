import { omit } from 'es-toolkit';
import type { PointerEvent } from 'react';
import { useListPreferences, useStoreListPreferences } from '#frame/list/useListPreferences.ts';

/** In pixels. */
export const leastWidth = 48;

/** Gives a function that sets the width of a column in pixels, or resets it if it gets no width. */
export function useSetColumnWidth(): (source: string, width?: number) => void {
  const { widths = {} } = useListPreferences();
  const store = useStoreListPreferences();
  return (source, width) =>
    void store({ widths: width === undefined ? omit(widths, [source]) : { ...widths, [source]: Math.max(leastWidth, Math.round(width)) } });
}

const edgeStyle = {
  position: 'absolute',
  insetBlock: 4,
  insetInlineEnd: 0,
  width: 8,
  margin: 0,
  border: 0,
  cursor: 'col-resize',
  touchAction: 'none',
} as const;

/** The end of a column's head. Dragged, it sets the width of the column; a double click resets it. The column chooser does the same by keyboard. */
export default function ColumnEdge({ source }: { source: string }) {
  const setWidth = useSetColumnWidth();
  return (
    <hr aria-hidden style={edgeStyle} onPointerDown={event => drag(event, width => setWidth(source, width))} onDoubleClick={() => setWidth(source)} />
  );
}

function drag({ currentTarget: edge, clientX: start, pointerId }: PointerEvent<HTMLElement>, onEnd: (width: number) => void): void {
  const head = edge.closest('th');
  if (!head) return;
  const before = head.offsetWidth;
  const towardsEnd = document.dir === 'rtl' ? -1 : 1;
  const dragging = new AbortController();
  const { signal } = dragging;
  let width = before;
  edge.setPointerCapture(pointerId);
  const move = ({ clientX }: globalThis.PointerEvent) => {
    width = Math.max(leastWidth, before + towardsEnd * (clientX - start));
    Object.assign(head.style, { width: `${width}px`, minWidth: `${width}px`, maxWidth: `${width}px` });
  };
  const end = () => {
    dragging.abort();
    Object.assign(head.style, { width: '', minWidth: '', maxWidth: '' });
    if (width !== before) onEnd(width);
  };
  edge.addEventListener('pointermove', move, { signal });
  edge.addEventListener('lostpointercapture', end, { signal });
}
