/** A few lines in place of a library: elements with their properties and children. */

type Child = Node | string | false | undefined;
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>> & {
  /** Attributes that are no properties, `aria-label`. */
  attrs?: Readonly<Record<string, string>>;
};

/** An element, `el('button', { onclick }, 'Go')`. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attrs = {}, ...properties }: Properties<Tag> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  for (const [name, value] of Object.entries(attrs)) made.setAttribute(name, value);
  made.append(...children.filter(child => child !== false && child !== undefined));
  return made;
}

/** A button that does something and says in its place what went wrong with it. */
export function action(words: string, does: () => unknown, className = ''): HTMLElement {
  const said = el('span', { className: 'wrong' });
  const button = el('button', { type: 'button', className }, words);
  let isBusy = false;
  button.onclick = async () => {
    if (isBusy) return;
    isBusy = true;
    said.textContent = '';
    // Not disabled, which would take the focus away.
    button.setAttribute('aria-busy', 'true');
    try {
      await does();
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
    }
    button.removeAttribute('aria-busy');
    isBusy = false;
  };
  return el('span', { className: 'action' }, button, said);
}

/** A field with its label above it. */
export const labelled = (words: string, field: HTMLElement, className = ''): HTMLElement =>
  el('label', { className: `field ${className}` }, el('span', {}, words), field);

/** A choice of one; `pairs` are values and words. */
export function select(pairs: readonly (readonly [string, string])[], value: string, changed: (value: string) => void = () => {}): HTMLSelectElement {
  const made = el('select', {}, ...pairs.map(([value, words]) => el('option', { value }, words)));
  made.value = value;
  made.onchange = () => changed(made.value);
  return made;
}

/** Has the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: name }).click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
