/** The tab that packs a bug report into one file. */

import { addressAtRoot, nameAtRoot, storedName } from './appStorage';
import { type BugReport, withoutSecrets } from './bugReport';
import { action, el, labelled, saveFile } from './dom';
import { facts } from './facts';
import { mock } from './mock';
import { calls, errors, secretsSent } from './recorder';
import { barKey, realNow } from './tabState';
import type { Bar, TabContent } from './types';

/** Whether a key of local storage stays out of the report: session, bar and journals. */
const isLeftOut = (key: string): boolean =>
  ['token', 'authUser', 'lastSeen'].includes(key) || key.startsWith(barKey) || key.startsWith('own:journal');

const settings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...localStorage }).flatMap(([stored, value]) => {
      const key = nameAtRoot(stored);
      return key === undefined || isLeftOut(key) ? [] : [[key, String(value)]];
    }),
  );

const tokens = (): string[] => [localStorage, sessionStorage].flatMap(storage => storage.getItem(storedName('token')) ?? []);

async function packed(note: string, { about }: Bar): Promise<BugReport> {
  const data = facts.isMock ? await mock.data() : undefined;
  const report: BugReport = {
    bugReport: 1,
    packed: new Date(realNow()).toISOString(),
    note,
    address: addressAtRoot(),
    isSignedIn: tokens().length > 0,
    now: new Date().toISOString(),
    calls,
    errors,
    settings: settings(),
    browser: {
      name: navigator.userAgent,
      languages: navigator.languages,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      width: innerWidth,
      height: innerHeight,
      scale: devicePixelRatio,
    },
    app: about.app,
    ...(data ? { data } : {}),
  };
  return withoutSecrets(report, { names: about.secretNames, values: [...tokens(), ...secretsSent()], emails: !facts.isMock });
}

export function reportTab(bar: Bar): TabContent {
  const note = el('textarea', { rows: 3, placeholder: 'What was done, what came of it, what should have' });
  const message = el('p', { className: 'soft', attrs: { role: 'status' } });
  const pack = async () => {
    const report = await packed(note.value, bar);
    const name = `bug-${report.packed.slice(0, 19).replaceAll(':', '-')}.json`;
    saveFile(name, JSON.stringify(report, null, 1));
    const leftOut = [report.data?.leftOut ?? []].flat();
    message.replaceChildren(
      facts.isMock ? `Open ${name} with ` : `Packed as ${name}.`,
      facts.isMock ? el('code', {}, `npm run reproduce -- ${name}`) : '',
      leftOut.length ? ` Left out, as too long: ${leftOut.join(', ')}. The scenario and its seed make them anew, without what was changed.` : '',
    );
  };
  const content = facts.isMock ? 'what the mock holds, scenario, seed, clock and faults' : 'nothing of what the server holds';
  return {
    body: el(
      'div',
      { className: 'form' },
      el(
        'p',
        { className: 'soft wide' },
        `In the file: this address, the last ${calls.length} calls, ${errors.length} errors of the console, ${content}, language and looks, browser and version. ` +
          'Tokens, passwords, keys and secrets are taken out.',
      ),
      labelled('What happened', note, 'wide'),
      action('Pack the report', pack, 'main'),
      message,
    ),
  };
}
