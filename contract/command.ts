/** `npm run contract`: replays this shop's contract against a server, or compares it with a document; prints and writes reports. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { Unreadable } from '#define/openapi/fromDocument/apiDocument.ts';
import { resources } from '#resources';
import { answers } from '#resources/answers.ts';
import { dialect } from '#resources/dialect.ts';
import { pages } from '#resources/pages.ts';
import { type DocumentOptions, help, type Options, optionsOf, Stop } from './commandOptions';
import { compareDocument } from './compareDocument';
import { reportHtml } from './html';
import type { Played } from './player';
import { type Contract, callsOf, type Outcome, replay } from './replay';
import { callText, reportJson, reportText, verdictOf } from './report';

/** The terminal that the command writes to. */
export interface Terminal {
  out: (text: string) => void;
  /** Progress and errors. */
  err: (text: string) => void;
  /** Whether a line can be overwritten. */
  isLive: boolean;
  /** Gets a function that ends the replay and still deletes the records it made. */
  onStop?: (stop: () => void) => void;
}

/** The calls of this shop that begin and end a session. */
export const session = { page: 'account', signIn: 'account.page.signIn', signOut: 'account.page.signOut', firstRead: 'settings.page.settings' };

let committed: Contract | undefined;

/** The contract of this shop: the committed file, with the declarations that it was generated from. */
function shopContract(): Contract {
  committed ??= { document: parse(readFileSync('openapi.yaml', 'utf8')), resources, calls: callsOf(resources, pages), session, dialect };
  return committed;
}

/** A terminal without overwriting gets a line of progress every so many calls. */
const progressInterval = 25;

/** Shows the progress. */
function progress({ err, isLive }: Terminal): (played: Played) => void {
  let count = 0;
  let drifting = 0;
  return played => {
    if (played.skipped !== undefined) return;
    count += 1;
    if (verdictOf(played) === 'drift') drifting += 1;
    const line = `${count} calls, ${drifting} with drift: ${callText(played)}`;
    if (isLive) err(`\r\x1b[2K${line.slice(0, 110)}`);
    else if (count % progressInterval === 0) err(`${line}\n`);
  };
}

function write(file: string | undefined, text: () => string, { err }: Terminal): void {
  if (!file) return;
  try {
    writeFileSync(file, text());
    err(`${file} is written.\n`);
  } catch (error) {
    throw new Stop(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

function exitCode({ played, leftOver, stopped }: Outcome): 0 | 1 | 2 {
  if (stopped) return 2;
  return leftOver.length || played.some(one => verdictOf(one) === 'drift') ? 1 : 0;
}

async function run(options: Options, terminal: Terminal): Promise<number> {
  terminal.err(`Replaying the contract against ${options.api}${options.write ? ', writes too' : ''}.\n`);
  const outcome = await replay(shopContract(), options, progress(terminal), terminal.onStop).finally(
    () => terminal.isLive && terminal.err('\r\x1b[2K'),
  );
  const time = new Date().toISOString();
  terminal.out(`${reportText(outcome)}\n`);
  write(options.json, () => `${JSON.stringify(reportJson(outcome, options.api, time), null, 2)}\n`, terminal);
  write(options.html, () => reportHtml(outcome, options.api, time), terminal);
  return exitCode(outcome);
}

function compare(options: DocumentOptions, { out }: Terminal): number {
  const { text, hasDrift } = compareDocument({ resources, pages, answers, dialect, sessionPage: session.page }, options);
  out(`${text}\n`);
  return hasDrift ? 1 : 0;
}

/**
 * Runs the command.
 * @returns the exit code: 0 without drift, 1 with drift or records left behind, 2 where the replay could not run to its end or the document
 * cannot be read.
 */
export async function main(args: readonly string[], env: Readonly<Record<string, string | undefined>>, terminal: Terminal): Promise<number> {
  try {
    const options = optionsOf(
      args,
      env,
      [...resources, ...pages].map(({ name }) => name),
    );
    if (options) return 'document' in options ? compare(options, terminal) : await run(options, terminal);
    terminal.out(help);
    return 0;
  } catch (error) {
    if (!(error instanceof Stop || error instanceof Unreadable)) throw error;
    terminal.err(`${error.message}\n`);
    return 2;
  }
}
