/** The keys of the screens, in one table: who answers to one names it, and the sheet of the keys walks them. */

/** `Mod` is the command key of a Mac, elsewhere the control key. The names are the words `app.keys.names.<name>`. */
export const keys = {
  find: 'Mod+K',
  help: '?',
  search: '/',
  create: 'n',
  edit: 'e',
  editCells: 'F2',
  next: 'j',
  previous: 'k',
  save: 'Mod+S',
  saveToo: 'Mod+Enter',
} as const;

export type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys).filter((name): name is KeyName => name in keys);

const isMac = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** Whether a key is a single character, which nobody who speaks or types by accident may set off: such keys can be switched off. */
export const isSingle = (name: KeyName): boolean => keys[name].length === 1;

/** A key as `aria-keyshortcuts` has it. */
export const ariaKey = (name: KeyName): string => keys[name].replace('Mod', isMac() ? 'Meta' : 'Control');

/** A key as it stands on the keyboard; `control` is what its control key is called. */
export const writtenKey = (name: KeyName, control: string): string =>
  keys[name].replace('Mod+', isMac() ? '⌘' : `${control}+`).replace(/^[a-z]$/, letter => letter.toUpperCase());

/** The letter of a key, also where the keyboard writes another alphabet. */
const letterOf = ({ key, code }: KeyboardEvent): string => (/^[\p{L}]$/u.test(key) && /^Key[A-Z]$/.test(code) ? (code[3] ?? '').toLowerCase() : key);

/** What was pressed, as the table writes it; `undefined` for what no key in it can be. */
export function pressedKey(event: KeyboardEvent): string | undefined {
  if (event.altKey) return undefined;
  const isMod = isMac() ? event.metaKey : event.ctrlKey;
  const plainKey = /^[a-z]$/i.test(event.key) ? event.key : letterOf(event);
  if (isMod) return event.shiftKey ? undefined : `Mod+${plainKey.length === 1 ? plainKey.toUpperCase() : plainKey}`;
  if (event.ctrlKey || event.metaKey) return undefined;
  return event.shiftKey || plainKey.length > 1 ? event.key : plainKey.toLowerCase();
}
