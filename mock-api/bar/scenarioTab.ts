/** Which world the mock answers this tab from, what time it is there, and the way back. */
import { action, el, labelled, select } from './dom';
import { mock } from './mock';
import type { Bar, Shown } from './panel';
import { keep, readKept, realNow } from './tabState';

const day = 86_400_000;
/** As an input of date and time has it: local, to the minute. */
const localText = (time: number): string => new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

async function setClock(time: number | undefined, { reload }: Bar): Promise<void> {
  if (time !== undefined && Number.isNaN(time)) throw new Error('Say which day and time');
  await mock.setClock(time === undefined ? null : new Date(time).toISOString());
  keep({ ahead: time === undefined ? undefined : time - realNow() });
  reload();
}

function clockPart(bar: Bar): HTMLElement {
  const time = el('input', { type: 'datetime-local', value: localText(Date.now()) });
  const by = (words: string, ahead: number) => action(words, () => setClock(Date.now() + ahead, bar));
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
      by('A day on', day),
      by('30 days on', 30 * day),
      readKept().ahead ? action('Back to the real time', () => setClock(undefined, bar)) : undefined,
    ),
  );
}

function scenarioPart(bar: Bar): HTMLElement {
  const part = el('fieldset', {}, el('legend', {}, 'Scenario'));
  const show = async () => {
    const { scenarios, scenario, seed } = await mock.scenarios();
    const kept = readKept();
    const line = el('p', { className: 'soft' });
    const tell = (name: string) => {
      line.textContent = scenarios.find(known => known.name === name)?.line ?? '';
    };
    const names = select([['', "The server's own"], ...scenarios.map(({ name }) => [name, name] as const)], kept.scenario ?? '', tell);
    tell(kept.scenario ?? '');
    const seeded = el('input', { type: 'number', value: String(kept.seed ?? seed ?? 0), min: '0' });
    const choose = async () => {
      keep({ scenario: names.value || undefined, seed: names.value ? Number(seeded.value) : undefined });
      // Each world of the mock has a clock of its own.
      if (readKept().ahead) await mock.setClock(new Date().toISOString());
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
      kept.scenario === undefined ? el('p', { className: 'soft' }, `In force: ${scenario}, seed ${seed}`) : '',
    );
  };
  show().catch((error: unknown) => part.append(el('p', { className: 'wrong' }, String(error))));
  return part;
}

/** The tab of the scenario and the clock. */
export const scenarioTab = (bar: Bar): Shown => ({ body: el('div', {}, scenarioPart(bar), clockPart(bar)) });
