/** The two apps that are measured, and where on their screens the same things are. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Answers, Recording } from './answers';
import { bareAnswers } from './bareAnswers';
import type { Sign } from './pageWatch';
import { type Served, serve } from './server';

/** What an app is by itself: where things are on its screens. */
interface Screens {
  name: string;
  /** Its address in the browser, of the form of a product. */
  form: (id: string) => string;
  /** The form, ready to be worked with: the name with its value, and the button that saves. */
  formReady: readonly Sign[];
  /** Of the whole form what comes last. */
  formWhole: readonly Sign[];
  nameInput: string;
  /** What leads to the form of a row. */
  toForm: (row: number) => string;
  toList: string;
}

export interface App extends Screens, Pick<Served, 'origin' | 'spent' | 'unknown' | 'close'> {
  storage: Record<string, string>;
}

/** The rows of a list, in both apps. */
export const rows = 'table tbody tr';

/** The button to the next page, in both apps. */
export const nextPage = 'button[aria-label="Go to next page"]';

const screens: Record<'ours' | 'bare', Screens> = {
  ours: {
    name: 'ours',
    form: id => `/product/update/${id}`,
    formReady: [{ selector: 'input[name="primaryLang.name"]', filled: true }, { selector: 'main button[type="submit"]' }],
    formWhole: [{ selector: 'input[name="isAvailableEveryWhere"]' }],
    nameInput: 'input[name="primaryLang.name"]',
    toForm: row => `${rows}:nth-child(${row}) a[href^="/product/update/"]`,
    toList: 'nav a[href="/products"]',
  },
  bare: {
    name: 'bare',
    form: id => `/products/${id}`,
    formReady: [{ selector: 'input[name="name"]', filled: true }, { selector: 'main button[type="submit"]' }],
    formWhole: [{ selector: 'input[name="isActive"]' }],
    nameInput: 'input[name="name"]',
    toForm: row => `${rows}:nth-child(${row}) td:nth-child(3)`,
    toList: '[role="menuitem"][href="/products"]',
  },
};

/** Our app on a server with these answers, the recorded ones unless others are given. */
export async function ourApp(folder: string, { answers, storage }: Recording, others: Answers = answers): Promise<App> {
  return { ...screens.ours, ...(await serve(folder, others)), storage };
}

/** The bare app on a server with the same products. */
export async function bareApp(folder: string, recording: Recording): Promise<App> {
  return { ...screens.bare, ...(await serve(folder, bareAnswers(recording))), storage: { token: 'bench' } };
}

/** @throws Error when an app asked for what its server has no answer to: its figures would be those of an error. */
export function refuseUnknown({ name, unknown }: App): void {
  if (unknown.size) throw new Error(`The server of '${name}' was asked what nobody recorded: ${[...unknown].join(', ')}`);
}

/** Builds both apps as they would be published, into a folder each. */
export async function buildApps(folder: string): Promise<Record<'ours' | 'bare', string>> {
  const folders = { ours: path.join(folder, 'ours'), bare: path.join(folder, 'bare') };
  await build(`--outDir ${folders.ours}`);
  await build(`tests/bench/bare-app --outDir ${folders.bare}`);
  return folders;
}

/** A build with no settings but the defaults. @throws Error when it fails. */
async function build(options: string): Promise<void> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITE_')));
  const child = spawn(`npx --no-install vite build ${options} --emptyOutDir --logLevel warn`, { shell: true, stdio: 'inherit', env });
  const code = await new Promise(resolve => child.on('close', resolve));
  if (code !== 0) throw new Error(`vite build ${options} failed.`);
}
