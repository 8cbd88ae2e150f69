/** Collects keys typed while their input is still loading, so that they are neither lost nor taken for commands. */
export function catchTyping(): { take: () => string } {
  let typed = '';
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if ([...event.key].length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', collect, true);
  return {
    take: () => {
      removeEventListener('keydown', collect, true);
      const result = typed;
      typed = '';
      return result;
    },
  };
}
