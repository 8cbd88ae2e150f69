// Checks whether the source can be released, and packs the release into dist-release/: `npm run release-check`.
import '#help';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./hosting/release/releaseCheck.ts');
if (!module.releaseCheck(line => console.log(line))) process.exitCode = 1;
