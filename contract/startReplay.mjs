// Replays the contract against a server: `npm run contract -- --help`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./contract/command.ts');
process.exitCode = await module.main(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(text),
  err: text => process.stderr.write(text),
  isLive: process.stderr.isTTY === true,
  // The first Ctrl+C ends the replay in order, the second one at once.
  onStop: stop => process.once('SIGINT', stop),
});
