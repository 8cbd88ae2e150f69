/**
 * Marks a box as `wide` while what it holds is too wide for it: only then is it moved sideways within itself, as what can be moved
 * holds the head of a table back from staying in sight. To be given as the `ref` of the box.
 */
export function markWide(box: HTMLElement | null): (() => void) | undefined {
  if (!box || !window.ResizeObserver) return undefined;
  const observer = new ResizeObserver(() => box.classList.toggle('wide', (box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth));
  for (const element of [box, ...box.children]) observer.observe(element);
  return () => observer.disconnect();
}
