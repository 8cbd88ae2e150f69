// Sets up a build for its deployment: `npm run configure -- dist`.
import '#help';
import { runnerImport } from 'vite';

await runnerImport('./hosting/configureCommand.ts');
