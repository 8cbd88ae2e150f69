/** The panel of the developer bar: its tabs, and what is not as usual just now. Fetched when the bar is opened. */
import type { Declarations } from './about';
import type { BugReport } from './bugReport';
import { dataTab } from './dataTab';
import { el } from './dom';
import { facts } from './facts';
import { faultsTab } from './faultsTab';
import type { Place } from './handle';
import { mock } from './mock';
import { askUnseen } from './recorder';
import { reportTab } from './reportTab';
import { requestsTab } from './requestsTab';
import { scenarioTab } from './scenarioTab';
import { styles } from './styles';
import { keep, readKept } from './tabState';

/** What a tab is given. */
export interface Bar {
  about: Declarations & { app: BugReport['app'] };
  /** Opens the tab of faults with a call filled in. */
  failNext: (call: string) => void;
  /** Tells anew what is not as usual. */
  refresh: () => void;
  /** Loads the page anew, the panel as it is. */
  reload: () => void;
}

/** What a tab shows, and what ends with it. */
export interface Shown {
  body: HTMLElement;
  stop?: () => void;
}

type Tab = readonly [name: string, show: (bar: Bar, prepared?: string) => Shown];

const always: readonly Tab[] = [['Requests', requestsTab]];
const ofMock: readonly Tab[] = [
  ['Faults', faultsTab],
  ['Scenario', scenarioTab],
  ['Data', dataTab],
];
const tabs: readonly Tab[] = [...always, ...(facts.isMock ? ofMock : []), ['Report', reportTab]];

/** Shows the panel; returns how to take it away. */
export async function showPanel({ root, close, onKey, mark, isAsked }: Place): Promise<() => void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const before = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [...before, sheet];
  const about: Bar['about'] = await (await askUnseen('/@bar/about.json')).json();
  const state = el('span', { className: 'state' });
  const list = el('div', { className: 'tabs', attrs: { role: 'tablist', 'aria-label': 'Parts of the developer bar' } });
  const body = el('div', { className: 'body', id: 'body', attrs: { role: 'tabpanel' } });
  const closing = el('button', { type: 'button', className: 'quiet', onclick: close, attrs: { 'aria-label': 'Close the developer bar' } }, '✕');
  const panel = el(
    'section',
    { className: 'panel', attrs: { 'aria-label': 'Developer bar', dir: 'ltr', lang: 'en' } },
    el('div', { className: 'head' }, list, state, closing),
    body,
  );
  let shown: Shown | undefined;
  const refresh = () => {
    mark();
    void tellState(state);
  };
  const open = (name: string, prepared?: string) => {
    shown?.stop?.();
    const [, show] = tabs.find(([known]) => known === name) ?? tabs[0] ?? ['', requestsTab];
    shown = show({ about, refresh, failNext: call => open('Faults', call), reload: () => location.reload() }, prepared);
    body.replaceChildren(shown.body);
    body.setAttribute('aria-label', name);
    for (const tab of list.children) {
      const isOpen = tab.textContent === name;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.setAttribute('tabindex', isOpen ? '0' : '-1');
    }
    keep({ open: name });
  };
  for (const [name] of tabs)
    list.append(el('button', { type: 'button', onclick: () => open(name), attrs: { role: 'tab', 'aria-controls': 'body' } }, name));
  const leave = () => {
    keep({ open: undefined });
    close();
  };
  closing.onclick = leave;
  onKey(event => hearKey(event, root, leave));
  root.append(panel);
  const { open: last = 'Requests' } = readKept();
  open(tabs.some(([name]) => name === last) ? last : 'Requests');
  refresh();
  if (isAsked) list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  return () => {
    shown?.stop?.();
    panel.remove();
    root.adoptedStyleSheets = before;
  };
}

/** Escape and the bar's own key close it, arrows go from tab to tab. */
function hearKey(event: KeyboardEvent, root: ShadowRoot, leave: () => void): void {
  const focused = root.activeElement;
  // What is being written is not thrown away by a key that is often pressed in vain.
  const leaves = event.key === 'Escape' && !focused?.matches('textarea, input');
  if (leaves || (event.ctrlKey && event.shiftKey && event.code === 'Period')) {
    event.preventDefault();
    leave();
    return;
  }
  if (focused?.getAttribute('role') !== 'tab' || !focused.parentElement) return;
  const all = [...focused.parentElement.children];
  const at = all.indexOf(focused);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
  const tab = next === undefined ? undefined : all.at(next % all.length);
  if (!(tab instanceof HTMLElement)) return;
  event.preventDefault();
  tab.click();
  tab.focus();
}

/** Says in the head what is not as usual: scenario, time, faults. */
async function tellState(state: HTMLElement): Promise<void> {
  const { scenario, seed, ahead } = readKept();
  const faults = facts.isMock ? await mock.faults().catch(() => []) : [];
  const words = [
    ...(scenario === undefined ? [] : [`${scenario}, seed ${seed ?? 0}`]),
    ...(ahead ? [`clock ${new Date().toLocaleString('en-GB')}`] : []),
    ...(faults.length ? [faults.length === 1 ? '1 fault' : `${faults.length} faults`] : []),
  ];
  state.textContent = words.join(' · ');
}
