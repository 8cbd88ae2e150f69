/** Keeps what is typed while what it is meant for is still being fetched, so that none of it is lost, or taken for keys that do something. */
export function catchTyping(): { take: () => string } {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', keep, true);
  return {
    take: () => {
      removeEventListener('keydown', keep, true);
      const taken = typed;
      typed = '';
      return taken;
    },
  };
}
