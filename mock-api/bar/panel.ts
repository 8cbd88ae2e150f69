/** The panel of the developer bar: its tabs, and a line about unusual role, scenario, clock and faults. Loaded when it is opened. */
import { dataTab } from './dataTab';
import { el } from './dom';
import { facts } from './facts';
import { faultsTab } from './faultsTab';
import type { PanelHost } from './handle';
import { mock } from './mock';
import { fetchUnrecorded } from './recorder';
import { reportTab } from './reportTab';
import { requestsTab } from './requestsTab';
import { roleTab } from './roleTab';
import { scenarioTab } from './scenarioTab';
import { styles } from './styles';
import { readTabState, seenRole, updateTabState } from './tabState';
import type { Bar, TabContent } from './types';

type Tab = readonly [name: string, show: (bar: Bar, prepared?: string) => TabContent];

const tabsForAnyApi: readonly Tab[] = [
  ['Requests', requestsTab],
  ['Role', roleTab],
];
const tabsForMock: readonly Tab[] = [
  ['Faults', faultsTab],
  ['Scenario', scenarioTab],
  ['Data', dataTab],
];
const tabs: readonly Tab[] = [...tabsForAnyApi, ...(facts.isMock ? tabsForMock : []), ['Report', reportTab]];

/** Shows the panel. @returns how to remove it. */
export async function showPanel({ root, close, onKey, mark, isOpenedByUser }: PanelHost): Promise<() => void> {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(styles);
  const before = root.adoptedStyleSheets;
  root.adoptedStyleSheets = [...before, styleSheet];
  const about: Bar['about'] = await (await fetchUnrecorded('/@bar/about.json')).json();
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
  let content: TabContent | undefined;
  const refresh = () => {
    mark();
    void showState(state);
  };
  const open = (name: string, prepared?: string) => {
    content?.stop?.();
    const [, show] = tabs.find(([known]) => known === name) ?? tabs[0] ?? ['', requestsTab];
    content = show({ about, refresh, failNext: call => open('Faults', call), reload: () => location.reload() }, prepared);
    body.replaceChildren(content.body);
    body.setAttribute('aria-label', name);
    for (const tab of list.children) {
      const isOpen = tab.textContent === name;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.setAttribute('tabindex', isOpen ? '0' : '-1');
    }
    updateTabState({ open: name });
  };
  for (const [name] of tabs)
    list.append(el('button', { type: 'button', onclick: () => open(name), attrs: { role: 'tab', 'aria-controls': 'body' } }, name));
  const leave = () => {
    updateTabState({ open: undefined });
    close();
  };
  closing.onclick = leave;
  onKey(event => handleKey(event, root, leave));
  root.append(panel);
  const { open: last = 'Requests' } = readTabState();
  open(tabs.some(([name]) => name === last) ? last : 'Requests');
  refresh();
  if (isOpenedByUser) list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  return () => {
    content?.stop?.();
    panel.remove();
    root.adoptedStyleSheets = before;
  };
}

/** Escape and Ctrl+Shift+. close the panel; arrows, Home and End move between tabs. */
function handleKey(event: KeyboardEvent, root: ShadowRoot, leave: () => void): void {
  const focused = root.activeElement;
  // Escape in a field does not discard what is typed there.
  const isEscape = event.key === 'Escape' && !focused?.matches('textarea, input');
  if (isEscape || (event.ctrlKey && event.shiftKey && event.code === 'Period')) {
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

/** Shows role, scenario, clock and faults in the head, as far as they are unusual. */
async function showState(state: HTMLElement): Promise<void> {
  const { scenario, seed, clockOffset } = readTabState();
  const faults = facts.isMock ? await mock.faults().catch(() => []) : [];
  const role = seenRole();
  const parts = [
    ...(role === undefined ? [] : [`as ${role}, in the app only`]),
    ...(scenario === undefined ? [] : [`${scenario}, seed ${seed ?? 0}`]),
    ...(clockOffset ? [`clock ${new Date().toLocaleString('en-GB')}`] : []),
    ...(faults.length ? [faults.length === 1 ? '1 fault' : `${faults.length} faults`] : []),
  ];
  state.textContent = parts.join(' · ');
}
