// Writes the reference, the tables in other pages that come from the code, and the accessibility report: `npm run docs:reference`.
import '#help';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./docs/generate/reference.ts');
const { module: accessibility } = await runnerImport('./docs/generate/accessibility/accessibilityPage.ts');
const { files, gaps } = module.readReference();
rmSync('docs/reference', { recursive: true, force: true });
mkdirSync('docs/reference', { recursive: true });
const pages = { ...files, 'docs/accessibility.md': accessibility.accessibilityPage() };
for (const [file, text] of Object.entries(pages)) writeFileSync(file, text);
for (const gap of gaps) console.error(gap);
if (gaps.length) process.exitCode = 1;
else console.log(`${Object.keys(pages).length} pages are written.`);
