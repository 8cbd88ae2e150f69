// Lists the licences of the packages that reach the browser: `npm run licences`. Fails where one is not accepted.
import '#help';
import { readFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const { module } = await runnerImport('./hosting/release/licences.ts');
const packages = module.shippedPackages(readFileSync('package-lock.json', 'utf8'));
console.log(module.licencesReport(packages));
for (const { name, licence } of module.refusedPackages(packages)) {
  console.error(`${name}: its licence, ${licence}, is not accepted in hosting/release/licences.ts.`);
  process.exitCode = 1;
}
