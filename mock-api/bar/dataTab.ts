/** The tab that downloads, loads and resets the state of the mock. */
import { action, el, labelled, saveFile } from './dom';
import { isObject } from './masking';
import { mock } from './mock';
import { readTabState, realNow, updateTabState } from './tabState';
import type { Bar, TabContent } from './types';

async function load(file: File | undefined): Promise<void> {
  if (!file) throw new Error('Choose a file first');
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    throw new Error(`${file.name} is no JSON`);
  }
  const { scenario, seed, clock } = isObject(data) ? data : {};
  const before = readTabState();
  // A browser tab that chose a scenario switches to the file's. Otherwise the mock itself switches.
  if (before.scenario !== undefined && typeof scenario === 'string') updateTabState({ scenario, seed: Number(seed) });
  try {
    await mock.putData(data);
  } catch (error) {
    updateTabState({ scenario: before.scenario, seed: before.seed });
    throw error;
  }
  updateTabState({ clockOffset: typeof clock === 'string' ? Date.parse(clock) - realNow() : undefined });
}

export function dataTab({ reload }: Bar): TabContent {
  const file = el('input', { type: 'file', accept: '.json,application/json' });
  const confirmation = el('input', { type: 'checkbox' });
  const download = async () =>
    saveFile(`data-${new Date().toISOString().slice(0, 16).replace(':', '-')}.json`, JSON.stringify(await mock.data(), null, 1));
  const reset = async () => {
    if (!confirmation.checked) throw new Error('Tick that the changes may go');
    await mock.reset();
    updateTabState({ clockOffset: undefined });
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
        el('label', { className: 'check' }, confirmation, 'Changes may go'),
        action('Reset', reset, 'danger'),
      ),
    ),
  };
}
