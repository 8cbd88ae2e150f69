/** `npm run contract`: plays the contract against a server and gives an account of it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { help, type Options, optionsOf, Stop } from './commandOptions';
import { reportHtml } from './html';
import type { Played } from './player';
import { type Contracted, callsOf, type Outcome, replay } from './replay';
import { callText, reportJson, reportText, verdictOf } from './report';

/** Where the command writes. */
export interface Terminal {
  out: (text: string) => void;
  /** For progress and what goes wrong. */
  err: (text: string) => void;
  /** Whether a line can be written over. */
  isLive: boolean;
  /** Is given what ends the replay in order, when somebody interrupts it. */
  onStop?: (stop: () => void) => void;
}

let committed: Contracted | undefined;

/** The contract that is committed, with the declarations it was made of. */
function contracted(): Contracted {
  committed ??= { document: parse(readFileSync('openapi.yaml', 'utf8')), resources, calls: callsOf(resources, pages) };
  return committed;
}

const linesBetween = 25;

/** Tells how far it is: in one line that is written over, or now and then where what is written stays. */
function progress({ err, isLive }: Terminal): (played: Played) => void {
  let count = 0;
  let drifting = 0;
  return played => {
    if (played.skipped !== undefined) return;
    count += 1;
    if (verdictOf(played) === 'drift') drifting += 1;
    const line = `${count} calls, ${drifting} with drift: ${callText(played)}`;
    if (isLive) err(`\r\x1b[2K${line.slice(0, 110)}`);
    else if (count % linesBetween === 0) err(`${line}\n`);
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
  const outcome = await replay(contracted(), options, progress(terminal), terminal.onStop).finally(
    () => terminal.isLive && terminal.err('\r\x1b[2K'),
  );
  const at = new Date().toISOString();
  terminal.out(`${reportText(outcome)}\n`);
  write(options.json, () => `${JSON.stringify(reportJson(outcome, options.api, at), null, 2)}\n`, terminal);
  write(options.html, () => reportHtml(outcome, options.api, at), terminal);
  return exitCode(outcome);
}

/**
 * Runs the command.
 * @returns 0 where all is well, 1 where something departs so that the app cannot show it right, 2 where nothing could be replayed.
 */
export async function main(args: readonly string[], env: Readonly<Record<string, string | undefined>>, terminal: Terminal): Promise<number> {
  try {
    const options = optionsOf(
      args,
      env,
      [...resources, ...pages].map(({ name }) => name),
    );
    if (options) return await run(options, terminal);
    terminal.out(help);
    return 0;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    terminal.err(`${error.message}\n`);
    return 2;
  }
}
