/** The commands of the current screen: every mounted component registers its own. */
import { isSingle, type KeyName, keys, pressedKey } from './keys';

/** Something the user can do now. */
export interface Command {
  /** Text in the interface language. A command without one has only a key and is not listed in the palette. */
  label?: string;
  run: () => void;
  /** The element it belongs to. While a dialog is open, only commands inside it run. */
  at: () => Element | null;
  /** Its key. If two commands have the same key, the last registered one runs. */
  name?: KeyName | undefined;
  /** Key of the command's text, for a command of every screen. The palette finds synonyms by it. */
  globalTextKey?: string;
}

const registered = new Set<() => Command | undefined>();

/** Registers a command. `read` is called whenever commands are listed. @returns a function that unregisters it. */
export function registerCommand(read: () => Command | undefined): () => void {
  registered.add(read);
  return () => registered.delete(read);
}

const openOverlays = '.MuiModal-root:not(.MuiModal-hidden)';

/** The topmost dialog, menu or drawer. */
const overlay = (): Element | undefined => [...document.querySelectorAll(openOverlays)].at(-1);

/** The commands available now, in the order they were registered. */
export function commandsNow(): Command[] {
  const topOverlay = overlay();
  const here = ({ at }: Command) => !topOverlay || topOverlay.contains(at());
  return [...registered].flatMap(read => read() ?? []).filter(here);
}

const boundKeys: ReadonlySet<string> = new Set(Object.values(keys));

const typingTargets = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox]';

/** Runs the command of a key. Single keys do nothing while the user types or when they are switched off. */
export function handleKey(event: KeyboardEvent, areSinglesOn: boolean): void {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = pressedKey(event);
  // Most typed characters are no commands, so the document is not searched for them.
  if (!pressed || !boundKeys.has(pressed)) return;
  const isTyping = event.target instanceof Element && event.target.closest(typingTargets) !== null;
  const command = commandsNow().findLast(
    ({ name }) => name && keys[name] === pressed && (!isSingle(name) || (areSinglesOn && !isTyping && !event.repeat)),
  );
  if (!command) return;
  event.preventDefault();
  command.run();
}
