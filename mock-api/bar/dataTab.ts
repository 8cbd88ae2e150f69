/** What the mock holds, as a file, and back. */
import { action, el, labelled, saveFile } from './dom';
import { isObject } from './masking';
import { mock } from './mock';
import type { Bar, Shown } from './panel';
import { keep, readKept, realNow } from './tabState';

async function load(file: File | undefined): Promise<void> {
  if (!file) throw new Error('Choose a file first');
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    throw new Error(`${file.name} is no JSON`);
  }
  const { scenario, seed, clock } = isObject(data) ? data : {};
  const before = readKept();
  // A tab with a scenario of its own goes to that of the file; else the mock itself does.
  if (before.scenario !== undefined && typeof scenario === 'string') keep({ scenario, seed: Number(seed) });
  try {
    await mock.putData(data);
  } catch (error) {
    keep({ scenario: before.scenario, seed: before.seed });
    throw error;
  }
  keep({ ahead: typeof clock === 'string' ? Date.parse(clock) - realNow() : undefined });
}

/** The tab of data: download, load, reset. */
export function dataTab({ reload }: Bar): Shown {
  const file = el('input', { type: 'file', accept: '.json,application/json' });
  const sure = el('input', { type: 'checkbox' });
  const download = async () =>
    saveFile(`data-${new Date().toISOString().slice(0, 16).replace(':', '-')}.json`, JSON.stringify(await mock.data(), null, 1));
  const reset = async () => {
    if (!sure.checked) throw new Error('Tick that the changes may go');
    await mock.reset();
    keep({ ahead: undefined });
    reload();
  };
  const part = (title: string, words: string, ...children: HTMLElement[]) =>
    el('fieldset', {}, el('legend', {}, title), el('p', { className: 'soft' }, words), el('div', { className: 'row end' }, ...children));
  return {
    body: el(
      'div',
      {},
      part('Download', 'All rows and uploaded pictures, scenario, seed, clock and faults.', action('Download the data', download, 'main')),
      part(
        'Load',
        'A file that was downloaded takes the place of what is there.',
        labelled('File', file),
        action('Load the data', async () => {
          await load(file.files?.[0]);
          reload();
        }),
      ),
      part(
        'Reset',
        'Back to how the scenario begins, without faults, in the real time.',
        el('label', { className: 'check' }, sure, 'Changes may go'),
        action('Reset', reset, 'danger'),
      ),
    ),
  };
}
