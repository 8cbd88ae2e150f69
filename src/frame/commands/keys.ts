/** All keys of the screens in one table. */

/** `Mod` is Command on a Mac and Control elsewhere. Each name has the text `app.keys.names.<name>`. */
export const keys = {
  find: 'Mod+K',
  help: '?',
  search: '/',
  create: 'n',
  edit: 'e',
  editCells: 'F2',
  next: 'j',
  previous: 'k',
  nextToo: 'ArrowDown',
  previousToo: 'ArrowUp',
  tick: 'x',
  open: 'Enter',
  save: 'Mod+S',
  saveToo: 'Mod+Enter',
} as const;

export type KeyName = keyof typeof keys;
export const keyNames = Object.keys(keys).filter((name): name is KeyName => name in keys);

const isMac = (): boolean => /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** Whether a key is a single character. People who use speech input can switch such keys off (WCAG 2.1.4). */
export const isSingle = (name: KeyName): boolean => keys[name].length === 1;

export const ariaKey = (name: KeyName): string => keys[name].replace('Mod', isMac() ? 'Meta' : 'Control');

/** A key as printed on the keyboard; `control` is the name of the Control key. */
export const writtenKey = (name: KeyName, control: string): string =>
  keys[name]
    .replace('Mod+', isMac() ? '⌘' : `${control}+`)
    .replace('ArrowDown', '↓')
    .replace('ArrowUp', '↑')
    .replace(/^[a-z]$/, letter => letter.toUpperCase());

/** The Latin letter of a key, on keyboards of other alphabets too. */
const letterOf = ({ key, code }: KeyboardEvent): string => (/^[\p{L}]$/u.test(key) && /^Key[A-Z]$/.test(code) ? (code[3] ?? '').toLowerCase() : key);

/** The pressed key in the notation of the table; `undefined` if no entry can match. */
export function pressedKey(event: KeyboardEvent): string | undefined {
  if (event.altKey) return undefined;
  const isMod = isMac() ? event.metaKey : event.ctrlKey;
  const plainKey = /^[a-z]$/i.test(event.key) ? event.key : letterOf(event);
  if (isMod) return event.shiftKey ? undefined : `Mod+${plainKey.length === 1 ? plainKey.toUpperCase() : plainKey}`;
  if (event.ctrlKey || event.metaKey) return undefined;
  return event.shiftKey || plainKey.length > 1 ? event.key : plainKey.toLowerCase();
}
