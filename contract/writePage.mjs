// Writes the contract as one page: `npm run docs:api`, or `npm run docs:api -- somewhere/api.html`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

const file = process.argv[2] ?? 'docs/api.html';
const { module } = await runnerImport('./contract/contractPage.ts');
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, module.contractPage(readFileSync('openapi.yaml', 'utf8')));
console.log(`${file} is written: open it in a browser.`);
