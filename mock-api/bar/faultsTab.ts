/** The tab of faults. A new fault comes before the active ones. */

import type { Fault } from '#mock-api/engine/faults.ts';
import { faultCall } from './declaredAs';
import { action, el, labelled, select } from './dom';
import { mock } from './mock';
import type { Bar, TabContent } from './types';

const kinds = [
  ['status', 'Is refused, in words'],
  ['delay', 'Waits, then answers'],
  ['broken', 'Answers broken JSON'],
  ['hang', 'Never answers'],
  ['drop', 'Breaks the connection off'],
] as const;

/** A fault in words. */
function outcome({ status, message, body, delay, hang, drop, times }: Fault): string {
  const parts = [
    delay !== undefined && `waits ${delay} ms`,
    hang && 'never answers',
    drop && 'breaks off',
    status !== undefined && `${status}${message ? ` “${message}”` : ''}`,
    body !== undefined && 'another body',
  ];
  const often = times === undefined ? 'every time' : times === 1 ? 'once' : `${times} times`;
  return `${parts.filter(Boolean).join(', ')}, ${often}`;
}

/** The values of the form. */
interface FaultForm {
  call: string;
  kind: string;
  status: string;
  message: string;
  delay: string;
  once: boolean;
}

/** The fault of the form's values. */
function faultOf({ call, kind, status, message, delay, once }: FaultForm): Fault {
  const outcomes: Record<string, Partial<Fault>> = {
    status: { status: Number(status), ...(message ? { message } : {}) },
    delay: { delay: Number(delay) },
    broken: { body: '{"broken": [' },
    hang: { hang: true },
    drop: { drop: true },
  };
  return { call: call.trim(), ...outcomes[kind], ...(once ? { times: 1 } : {}) };
}

/** The tab of faults. @param prepared the call that the form has at first. */
export function faultsTab({ about, refresh }: Bar, prepared = ''): TabContent {
  const list = el('ul', { className: 'faults' });
  const known = el('datalist', { id: 'calls' });
  known.append(...[...new Map(about.calls.map(call => [faultCall(call), call.words]))].map(([value, words]) => el('option', { value }, words)));
  const call = el('input', { value: prepared, placeholder: 'GET /product/*', spellcheck: false, attrs: { list: 'calls' } });
  const status = el('input', { type: 'number', value: '500', min: '200', max: '599' });
  const message = el('input', { value: 'The database is away' });
  const delay = el('input', { type: 'number', value: '3000', min: '0' });
  const once = el('input', { type: 'checkbox', checked: true });
  const statusFields = el('div', { className: 'row' }, labelled('Status', status, 'short'), labelled('Message', message));
  const delayField = labelled('Milliseconds', delay, 'short');
  const kind = select(kinds, 'status', value => {
    statusFields.hidden = value !== 'status';
    delayField.hidden = value !== 'delay';
  });
  delayField.hidden = true;
  const show = (faults: readonly Fault[]) => {
    list.replaceChildren(
      ...faults.map(fault =>
        el(
          'li',
          {},
          el('code', {}, fault.call),
          el('span', { className: 'soft' }, outcome(fault)),
          action('Take away', async () => {
            show(await mock.setFaults(faults.filter(other => other !== fault)));
            call.focus();
          }),
        ),
      ),
    );
    refresh();
  };
  const inject = async () => {
    const fault = faultOf({
      call: call.value,
      kind: kind.value,
      status: status.value,
      message: message.value,
      delay: delay.value,
      once: once.checked,
    });
    show(await mock.setFaults([fault, ...(await mock.faults())]));
  };
  void mock.faults().then(show, () => {});
  const form = el(
    'div',
    { className: 'form' },
    labelled('The next call that fits (* for anything)', call, 'wide'),
    labelled('What happens', kind),
    statusFields,
    delayField,
    el('label', { className: 'check' }, once, 'Once'),
    action('Inject', inject, 'main'),
  );
  return { body: el('div', {}, form, known, list) };
}
