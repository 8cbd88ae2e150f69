import { type KeyboardEvent, useId, useState } from 'react';
import type { Option } from './paletteOptions';

/**
 * The highlighted option of a listbox whose text field keeps the focus (WAI-ARIA combobox). Arrows move it and wrap around, Enter chooses it. It
 * stays on its option while options are added; if the option disappears, it moves to the first one.
 */
export function useActive(options: readonly Option[], onTake: (option: Option, isNewTab: boolean) => void) {
  const list = useId();
  const [highlightedId, setHighlightedId] = useState<string>();
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === highlightedId),
  );
  const active = options[at];
  const idOf = ({ id }: Option) => `${list}-${options.findIndex(option => option.id === id)}`;
  const move = (by: number) => {
    const next = options[(at + by + options.length) % options.length];
    setHighlightedId(next?.id);
    if (next) document.getElementById(idOf(next))?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) onTake(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
    // Otherwise Ctrl+Enter would save the form behind.
    event.stopPropagation();
  };
  return {
    active,
    idOf,
    point: (option: Option) => setHighlightedId(option.id),
    /** Props of the text field. */
    field: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': list,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': active && idOf(active),
      onKeyDown,
    },
    /** Props of the list. */
    list: { id: list, role: 'listbox' },
  };
}
