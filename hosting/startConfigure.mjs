// Sets up a build for its deployment: `npm run configure -- dist`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./hosting/configure.ts');
await module.configure(process.argv[2] ?? 'dist').catch(error => {
  console.error(error.message);
  process.exitCode = 1;
});
