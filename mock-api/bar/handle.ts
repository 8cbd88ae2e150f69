/** The bar's element at the end of the body, with a handle in a corner. Its shadow root is closed; the panel is loaded when it is opened. */
import { isRequested, readTabState, seenRole } from './tabState';

/** The part of the bar's element that the panel uses. */
export interface PanelHost {
  root: ShadowRoot;
  /** Whether the user opened it, and it was not restored after a reload. */
  isOpenedByUser: boolean;
  /** Closes the panel, and returns the focus. */
  close: () => void;
  /** Listens to keys pressed in the bar. The page does not get them. */
  onKey: (listener: (event: KeyboardEvent) => void) => void;
  /** Colours the handle while role, scenario or clock are unusual. */
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

/** Whether this browser tab has a role, a scenario or a clock of its own. */
const isChanged = (): boolean => {
  const { scenario, clockOffset } = readTabState();
  return scenario !== undefined || Boolean(clockOffset) || seenRole() !== undefined;
};

const isTyping = (target: EventTarget | null | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Adds the handle to the page. @param open loads and shows the panel, and returns how to remove it. */
export function mountHandle(open: (host: PanelHost) => Promise<() => void>): void {
  const host = document.createElement('developer-bar');
  // Tests that request the bar need to look into it.
  const root = host.attachShadow({ mode: isRequested() ? 'open' : 'closed' });
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(styles);
  root.adoptedStyleSheets = [styleSheet];
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
  isolateEvents(host, toggle.onKey);
  handle.addEventListener('click', () => toggle.open(true));
  addEventListener('keydown', event => {
    if (!event.ctrlKey || !event.shiftKey || event.code !== 'Period' || isTyping(event.composedPath()[0])) return;
    event.preventDefault();
    toggle.either();
  });
  document.body.append(host);
  if (readTabState().open) toggle.open(false);
}

/** Opens and closes the panel, one at a time. */
function toggling(handle: HTMLElement, { root, mark }: Pick<PanelHost, 'root' | 'mark'>, show: (host: PanelHost) => Promise<() => void>) {
  let remove: (() => void) | undefined;
  let isOpening = false;
  let focused: Element | null = null;
  let listener: ((event: KeyboardEvent) => void) | undefined;
  const close = () => {
    remove?.();
    remove = undefined;
    listener = undefined;
    handle.setAttribute('aria-expanded', 'false');
    if (focused instanceof HTMLElement && focused !== document.body && focused !== root.host && focused.isConnected) focused.focus();
    else handle.focus();
  };
  const open = async (isOpenedByUser: boolean) => {
    if (remove || isOpening) return;
    isOpening = true;
    focused = document.activeElement;
    try {
      remove = await show({
        root,
        isOpenedByUser,
        mark,
        close,
        onKey: added => {
          listener = added;
        },
      });
    } finally {
      handle.setAttribute('aria-expanded', String(Boolean(remove)));
      isOpening = false;
    }
  };
  return {
    open: (isOpenedByUser: boolean) => void open(isOpenedByUser),
    either: () => (remove ? close() : void open(true)),
    onKey: (event: KeyboardEvent) => listener?.(event),
  };
}

/**
 * Hides the bar's events from the page, so that its keys are no shortcuts of the app and an open dialog does not take the focus back.
 * This works because the bar's listeners are the first on the window.
 */
function isolateEvents(host: HTMLElement, onKey: (event: KeyboardEvent) => void): void {
  const isOurs = (event: Event) => event.composedPath().includes(host);
  for (const name of ['keydown', 'keyup', 'keypress', 'focusin', 'focusout'])
    addEventListener(
      name,
      event => {
        if (!isOurs(event)) return;
        event.stopImmediatePropagation();
        if (event instanceof KeyboardEvent && name === 'keydown') onKey(event);
      },
      { capture: true },
    );
}
