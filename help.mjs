// Imported first by a command: `--help` prints the comment that the command begins with, and nothing else happens.
import { readFileSync } from 'node:fs';

if (process.argv.includes('--help')) {
  const [comment = ''] = /^(\/\/.*\n)*/.exec(readFileSync(process.argv[1] ?? '', 'utf8')) ?? [];
  process.stdout.write(comment.replace(/^\/\/ ?/gm, ''));
  process.exit();
}
