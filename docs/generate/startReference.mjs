// Writes the reference, and the tables in other pages that come from the code: `npm run docs:reference`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./docs/generate/reference.ts');
const { files, gaps } = module.readReference();
rmSync('docs/reference', { recursive: true, force: true });
mkdirSync('docs/reference', { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
for (const gap of gaps) console.error(gap);
if (gaps.length) process.exitCode = 1;
else console.log(`${Object.keys(files).length} pages are written.`);
