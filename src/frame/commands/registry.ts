/** What can be done on the screen that is open: its buttons and its keys, by whoever is mounted. */
import { isSingle, type KeyName, keys, pressedKey } from './keys';

/** Something that can be done here and now. */
export interface Command {
  /** What it is called, in the language of the interface; none for what is but a key, and not offered where the commands are listed. */
  label?: string;
  run: () => void;
  /** What it belongs to: while a dialog is open, only what is in it answers. */
  at: () => Element | null;
  /** Its key, if it has one; the last one who came answers to it. */
  name?: KeyName | undefined;
  /** It can be done on every screen; the key of its text, by which the palette knows what people call it besides. */
  everywhere?: string;
}

const registered = new Set<() => Command | undefined>();

/** Offers a command, read anew whenever it is asked for; returns how to withdraw it. */
export function offer(read: () => Command | undefined): () => void {
  registered.add(read);
  return () => registered.delete(read);
}

const open = '.MuiModal-root:not(.MuiModal-hidden)';

/** The dialog, the menu or the drawer that lies over the screen. */
const overlay = (): Element | undefined => [...document.querySelectorAll(open)].at(-1);

/** What can be done now, in the order in which it came. */
export function commandsNow(): Command[] {
  const over = overlay();
  const here = ({ at }: Command) => !over || over.contains(at());
  return [...registered].flatMap(read => read() ?? []).filter(here);
}

const known: ReadonlySet<string> = new Set(Object.values(keys));

const typed = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox]';

/** Does what a key stands for. Single keys do nothing where staff type, and nothing where they are switched off. */
export function answer(event: KeyboardEvent, areSinglesOn: boolean): void {
  if (event.defaultPrevented || event.isComposing) return;
  const pressed = pressedKey(event);
  // Of what is typed, most is no key of ours: the document is searched for those that are.
  if (!pressed || !known.has(pressed)) return;
  const isTyping = event.target instanceof Element && event.target.closest(typed) !== null;
  const command = commandsNow().findLast(
    ({ name }) => name && keys[name] === pressed && (!isSingle(name) || (areSinglesOn && !isTyping && !event.repeat)),
  );
  if (!command) return;
  event.preventDefault();
  command.run();
}
