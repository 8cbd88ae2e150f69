/** The tab of the last calls: request, declared call, answer. */
import { declaredAs, faultCall, pathUnder } from './declaredAs';
import { el } from './dom';
import { facts } from './facts';
import { calls, forgetCalls, onCall, type RecordedCall } from './recorder';
import type { Bar, NamedCall, TabContent } from './types';

interface Row {
  element: HTMLElement;
  update: () => void;
}

const sizeText = (bytes: number | undefined): string => {
  if (bytes === undefined) return '';
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
};

const statusText = ({ status, failed, ms }: RecordedCall): string => {
  if (status) return String(status);
  return failed ? 'failed' : ms === undefined ? '…' : '–';
};

const tone = ({ status, failed }: RecordedCall): string => {
  if (failed || status >= 500) return 'bad';
  if (status >= 400) return 'poor';
  return status ? 'good' : 'waiting';
};

const descriptionOf = (call: RecordedCall, declared: NamedCall | undefined, path: string | undefined): string => {
  const text = declared
    ? declared.path === path
      ? declared.words
      : `${declared.path}: ${declared.words}`
    : path === undefined
      ? 'Not of the API'
      : 'Not declared';
  return call.reported ? `${text} (of the report)` : text;
};

function rowOf(call: RecordedCall, { about, failNext }: Bar): Row {
  const path = pathUnder(facts.api, call.url, location.origin);
  const declared = path === undefined ? undefined : declaredAs(about.calls, call.method, path);
  const status = el('span', {});
  const time = el('span', { className: 'figure' });
  const size = el('span', { className: 'figure' });
  const more = el('div', { className: 'more' });
  const element = el(
    'details',
    { className: 'call' },
    el(
      'summary',
      {},
      status,
      el(
        'span',
        { className: 'names' },
        el('code', {}, `${call.method} ${path === undefined ? call.url : call.url.slice(call.url.indexOf(path))}`),
        el('small', {}, descriptionOf(call, declared, path)),
      ),
      time,
      size,
    ),
    more,
  );
  const failOnce =
    facts.isMock &&
    path !== undefined &&
    el('button', { type: 'button', onclick: () => failNext(`${call.method} ${path}`) }, 'Fail this one next time');
  const failPattern =
    facts.isMock &&
    declared?.path.includes('{') &&
    el('button', { type: 'button', onclick: () => failNext(faultCall(declared)) }, 'Fail the next of its kind');
  const buttons = el('div', { className: 'row' }, failOnce, failPattern || undefined);
  return {
    element,
    update: () => {
      status.textContent = statusText(call);
      status.className = `status ${tone(call)}`;
      time.textContent = call.ms === undefined ? '' : `${call.ms} ms`;
      size.textContent = sizeText(call.bytes);
      const texts = [`At ${call.at}`, call.sent && `Sent ${call.sent}`, call.answer && `Answered ${call.answer}`, call.failed];
      more.replaceChildren(...texts.flatMap(text => (text ? [el('pre', {}, text)] : [])), buttons);
    },
  };
}

/** The tab of calls; it updates while it is open. */
export function requestsTab(bar: Bar): TabContent {
  const rows = new Map<RecordedCall, Row>();
  const list = el('div', { className: 'calls' });
  const none = el('p', { className: 'soft' }, 'No calls yet.');
  const update = () => {
    for (const [call, { element }] of rows)
      if (!calls.includes(call)) {
        element.remove();
        rows.delete(call);
      }
    for (const call of calls) {
      const row = rows.get(call) ?? rowOf(call, bar);
      if (!rows.has(call)) list.prepend(row.element);
      rows.set(call, row);
      row.update();
    }
    none.hidden = calls.length > 0;
  };
  update();
  const head = el(
    'div',
    { className: 'row spread' },
    el('span', { className: 'soft' }, 'The last 50 calls, newest first'),
    el('button', { type: 'button', onclick: forgetCalls }, 'Forget them'),
  );
  return { body: el('div', {}, head, none, list), stop: onCall(update) };
}
