/** The tab of this browser tab's scenario and clock. */
import { action, el, labelled, select } from './dom';
import { mock } from './mock';
import { readTabState, realNow, updateTabState } from './tabState';
import type { Bar, TabContent } from './types';

/** In milliseconds. */
const day = 86_400_000;
/** A time as an input of type `datetime-local` has it: local, to the minute. */
const localText = (time: number): string => new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

async function setClock(time: number | undefined, { reload }: Bar): Promise<void> {
  if (time !== undefined && Number.isNaN(time)) throw new Error('Say which day and time');
  await mock.setClock(time === undefined ? null : new Date(time).toISOString());
  updateTabState({ clockOffset: time === undefined ? undefined : time - realNow() });
  reload();
}

function clockPart(bar: Bar): HTMLElement {
  const time = el('input', { type: 'datetime-local', value: localText(Date.now()) });
  const later = (label: string, by: number) => action(label, () => setClock(Date.now() + by, bar));
  return el(
    'fieldset',
    {},
    el('legend', {}, 'Clock'),
    el('p', { className: 'soft' }, "The mock's time and this browser's, from the next load on."),
    el(
      'div',
      { className: 'row end' },
      labelled('Day and time', time),
      action('Set the clock', () => setClock(new Date(time.value).getTime(), bar), 'main'),
      later('A day on', day),
      later('30 days on', 30 * day),
      readTabState().clockOffset ? action('Back to the real time', () => setClock(undefined, bar)) : undefined,
    ),
  );
}

function scenarioPart(bar: Bar): HTMLElement {
  const part = el('fieldset', {}, el('legend', {}, 'Scenario'));
  const show = async () => {
    const { scenarios, scenario, seed } = await mock.scenarios();
    const state = readTabState();
    const line = el('p', { className: 'soft' });
    const describe = (name: string) => {
      line.textContent = scenarios.find(known => known.name === name)?.line ?? '';
    };
    const names = select([['', "The server's own"], ...scenarios.map(({ name }) => [name, name] as const)], state.scenario ?? '', describe);
    describe(state.scenario ?? '');
    const seeded = el('input', { type: 'number', value: String(state.seed ?? seed ?? 0), min: '0' });
    const choose = async () => {
      updateTabState({ scenario: names.value || undefined, seed: names.value ? Number(seeded.value) : undefined });
      // Each world of the mock has a clock of its own.
      if (readTabState().clockOffset) await mock.setClock(new Date().toISOString());
      bar.reload();
    };
    part.append(
      el(
        'div',
        { className: 'row end' },
        labelled('Scenario of this tab', names),
        labelled('Seed', seeded, 'short'),
        action('Choose', choose, 'main'),
      ),
      line,
      state.scenario === undefined ? el('p', { className: 'soft' }, `In force: ${scenario}, seed ${seed}`) : '',
    );
  };
  show().catch((error: unknown) => part.append(el('p', { className: 'wrong' }, String(error))));
  return part;
}

export const scenarioTab = (bar: Bar): TabContent => ({ body: el('div', {}, scenarioPart(bar), clockPart(bar)) });
