// Writes openapi.yaml: `npm run openapi`.
import '#help';
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./mock-api/shop.ts');
writeFileSync('openapi.yaml', module.contractText());
console.log('openapi.yaml is written.');
