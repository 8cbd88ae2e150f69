/** Helpers that create DOM elements. */

type Child = Node | string | false | undefined;
type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset'>> & {
  /** Attributes that have no property, as `aria-label`. */
  attrs?: Readonly<Record<string, string>>;
};

/** An element, `el('button', { onclick }, 'Go')`. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attrs = {}, ...properties }: Properties<Tag> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
  element.append(...children.filter(child => child !== false && child !== undefined));
  return element;
}

/** A button that runs something, and shows the message of its error beside it. */
export function action(label: string, run: () => unknown, className = ''): HTMLElement {
  const message = el('span', { className: 'wrong' });
  const button = el('button', { type: 'button', className }, label);
  let isBusy = false;
  button.onclick = async () => {
    if (isBusy) return;
    isBusy = true;
    message.textContent = '';
    // A disabled button would lose the focus.
    button.setAttribute('aria-busy', 'true');
    try {
      await run();
    } catch (error) {
      message.textContent = error instanceof Error ? error.message : String(error);
    }
    button.removeAttribute('aria-busy');
    isBusy = false;
  };
  return el('span', { className: 'action' }, button, message);
}

/** A field with its label above it. */
export const labelled = (label: string, field: HTMLElement, className = ''): HTMLElement =>
  el('label', { className: `field ${className}` }, el('span', {}, label), field);

/** A select; `pairs` are values and labels. */
export function select(
  pairs: readonly (readonly [string, string])[],
  value: string,
  onChange: (value: string) => void = () => {},
): HTMLSelectElement {
  const element = el('select', {}, ...pairs.map(([value, label]) => el('option', { value }, label)));
  element.value = value;
  element.onchange = () => onChange(element.value);
  return element;
}

/** Makes the browser download a text as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  el('a', { href: address, download: name }).click();
  // Revoked after 10 seconds, when the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
