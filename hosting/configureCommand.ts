/** Sets up a build for its deployment: `node configure.mjs dist` of a release, `npm run configure -- dist` of the source. */
import { configure } from './configure.ts';

const folder = process.argv[2] ?? 'dist';
try {
  const { basePath, apiUrl } = await configure(folder);
  process.stdout.write(`${folder} is set up: the app at ${basePath}, its API at ${apiUrl}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
