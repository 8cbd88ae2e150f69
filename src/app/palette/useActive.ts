import { type KeyboardEvent, useId, useState } from 'react';
import type { Option } from './paletteOptions';

/**
 * The highlight of a list of options below a text field that keeps the focus, as WAI-ARIA has it: arrows move it round, Enter takes
 * what it is on. What has it keeps it while options come in; where it goes, the first one has it.
 */
export function useActive(options: readonly Option[], onTake: (option: Option, isNewTab: boolean) => void) {
  const list = useId();
  const [wanted, setWanted] = useState<string>();
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === wanted),
  );
  const active = options[at];
  const idOf = ({ id }: Option) => `${list}-${options.findIndex(option => option.id === id)}`;
  const move = (by: number) => {
    const next = options[(at + by + options.length) % options.length];
    setWanted(next?.id);
    if (next) document.getElementById(idOf(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onTake(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
    // Ctrl+Enter saves the form behind.
    event.stopPropagation();
  };
  return {
    active,
    idOf,
    point: (option: Option) => setWanted(option.id),
    /** For the text field. */
    field: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': list,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active && idOf(active),
      onKeyDown,
    },
    /** For the list. */
    list: { id: list, role: 'listbox' },
  };
}
