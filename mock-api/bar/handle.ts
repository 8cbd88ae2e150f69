/**
 * The bar's place on the page: a host at the end of the body, whose inside no script of the page and no test sees, with a handle in a
 * corner. The panel's code comes when it is opened.
 */
import { isAsked, readKept } from './tabState';

/** What the panel is given of its place. */
export interface Place {
  root: ShadowRoot;
  /** Whether it opens because somebody wants it now, and not because it was open before the page was loaded anew. */
  isAsked: boolean;
  /** Puts the panel away; the focus goes to where it was. */
  close: () => void;
  /** Has keys that are pressed in the bar; the page hears nothing of them. */
  onKey: (hear: (event: KeyboardEvent) => void) => void;
  /** Shows on the handle whether something is not as usual. */
  mark: () => void;
}

const styles = `
:host { all: initial; position: fixed; z-index: 2147483647; }
@media print { :host { display: none; } }
.handle { all: unset; position: fixed; right: 0; bottom: 0; width: 18px; height: 18px; cursor: pointer; background: #5b6cff; clip-path: polygon(100% 0, 100% 100%, 0 100%); opacity: 0.75; }
.handle:hover, .handle:focus-visible { width: 30px; height: 30px; opacity: 1; }
.handle.changed { background: #ff9f1c; opacity: 1; }
@media print { .handle { display: none; } }
`;

/** An unusual state of this tab: its scenario or its time. */
const isChanged = (): boolean => {
  const { scenario, ahead } = readKept();
  return scenario !== undefined || Boolean(ahead);
};

const isTyping = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Puts the handle on the page. @param open shows the panel, whose code it fetches. */
export function putHandle(open: (place: Place) => Promise<() => void>): void {
  const host = document.createElement('developer-bar');
  // For tests that ask for the bar it is open.
  const root = host.attachShadow({ mode: isAsked() ? 'open' : 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const handle = document.createElement('button');
  handle.type = 'button';
  handle.className = 'handle';
  handle.title = 'Developer bar (Ctrl+Shift+.)';
  handle.setAttribute('aria-label', 'Developer bar');
  handle.setAttribute('aria-expanded', 'false');
  root.append(handle);
  const mark = () => handle.classList.toggle('changed', isChanged());
  mark();
  const toggle = toggling(handle, { root, mark }, open);
  keepApart(host, toggle.hear);
  handle.addEventListener('click', () => toggle.open(true));
  addEventListener('keydown', event => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'Period' || isTyping(event.composedPath()[0])) return;
    event.preventDefault();
    toggle.either();
  });
  document.body.append(host);
  if (readKept().open) toggle.open(false);
}

/** Opening and closing, one at a time. */
function toggling(handle: HTMLElement, { root, mark }: Pick<Place, 'root' | 'mark'>, show: (place: Place) => Promise<() => void>) {
  let remove: (() => void) | undefined;
  let isOpening = false;
  let before: Element | null = null;
  let hear: ((event: KeyboardEvent) => void) | undefined;
  const close = () => {
    remove?.();
    remove = undefined;
    hear = undefined;
    handle.setAttribute('aria-expanded', 'false');
    if (before instanceof HTMLElement && before !== document.body && before !== root.host && before.isConnected) before.focus();
    else handle.focus();
  };
  const open = async (isAsked: boolean) => {
    if (remove || isOpening) return;
    isOpening = true;
    before = document.activeElement;
    try {
      remove = await show({
        root,
        isAsked,
        mark,
        close,
        onKey: listener => {
          hear = listener;
        },
      });
    } finally {
      handle.setAttribute('aria-expanded', String(Boolean(remove)));
      isOpening = false;
    }
  };
  return {
    open: (isAsked: boolean) => void open(isAsked),
    either: () => (remove ? close() : void open(true)),
    hear: (event: KeyboardEvent) => hear?.(event),
  };
}

/**
 * Keeps what happens in the bar from the page: its keys are no shortcuts of the app, and a dialog of the app that holds the focus
 * does not take it away. First registered on the window, first heard.
 */
function keepApart(host: HTMLElement, hear: (event: KeyboardEvent) => void): void {
  const isOurs = (event: Event) => event.composedPath().includes(host);
  for (const name of ['keydown', 'keyup', 'keypress', 'focusin', 'focusout'])
    addEventListener(
      name,
      event => {
        if (!isOurs(event)) return;
        event.stopImmediatePropagation();
        if (event instanceof KeyboardEvent && name === 'keydown') hear(event);
      },
      { capture: true },
    );
}
