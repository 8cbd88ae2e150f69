/** The files that a mock starts from: one JSON file of rows per resource, in a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tables } from '#mock-api/engine/fixtures.ts';

/** The names of the resources that have a file in the folder. */
export const tableNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .map(file => path.basename(file, '.json'));

/** All rows of the folder, by file name. @throws Error that names the file which is not valid JSON. */
export const readTables = (folder: string): Tables => Object.fromEntries(tableNames(folder).map(name => [name, readTable(folder, name)]));

function readTable(folder: string, name: string): unknown {
  const file = path.join(folder, `${name}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
