/** Reads an OpenAPI document from a file, in YAML or JSON. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { nearest } from '#define/typing/nearest.ts';
import { type ApiDocument, apiDocument, Unreadable } from './apiDocument';

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Reads the document of a file. @throws Unreadable when there is no such file, or it is no OpenAPI 3. */
export function readDocument(file: string): ApiDocument {
  if (!existsSync(file)) {
    const hint = nearest(path.basename(file), filesIn(path.dirname(file)));
    throw new Unreadable(`There is no file '${file}'.${hint ? ` ${hint}` : ''}`);
  }
  let value: unknown;
  try {
    value = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Unreadable(`${file} is neither YAML nor JSON: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  return apiDocument(value, file);
}
