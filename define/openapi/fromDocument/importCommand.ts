/** `npm run new-resource -- --from shop.yaml suppliers`: what it writes and prints. `resources/newResource.mjs` writes the files. */
import { canBeSearched, type Resource, searchNames } from '#define';
import { type ApiDocument, Unreadable } from './apiDocument';
import { collectionNamed } from './collections';
import { type ImportedResource, importResource } from './importResource';
import { readDocument } from './readDocument';
import type { Note, Target } from './readFields';

/**
 * Makes the declarations of several resources of a document. `wanted` has their names, or `suppliers=vendor` where the collection has
 * another name. References may point to them and to what is `declared`.
 * @throws Unreadable with a sentence for the person who imports.
 */
export function importResources(file: string, wanted: readonly string[], declared: readonly Resource[]): ImportedResource[] {
  if (!wanted.length) throw new Unreadable(`Which collection of ${file}? Name the resource: --from ${file} suppliers.`);
  const document = readDocument(file);
  const orders = wanted.map(text => text.split('=')).map(([name = '', collection]) => ({ name, collection }));
  const targets = [...declared.map(targetOf), ...orders.map(order => ({ name: order.name, search: isSearched(document, file, order) }))];
  return orders.map(order => importResource({ ...order, document, file, targets }));
}

const targetOf = (resource: Resource): Target => ({ name: resource.name, search: canBeSearched(resource) });

/** Whether the list of a collection has a parameter that searches. */
function isSearched(document: ApiDocument, file: string, { name, collection = name }: { name: string; collection?: string | undefined }): boolean {
  const { path, operations } = collectionNamed(document, collection, file);
  const parameters = operations.filter(one => one.method === 'GET' && one.path === path).flatMap(one => one.parameters);
  return parameters.some(({ name: parameter }) => searchNames.some(known => known === parameter));
}

const titles: Readonly<Record<Note['kind'], string>> = {
  guessed: 'Guessed, check it:',
  'left out': 'Left out, as a declaration cannot say it or the document does not:',
  dialect: "The API's own names, see define/dialect.ts:",
};

/** What was used, guessed and left out of a document, each on a line with its place. */
export function reportOf({ name, path, used, operations, notes }: ImportedResource): string {
  const parts = Object.entries(titles).flatMap(([kind, title]) => {
    const lines = notes.filter(note => note.kind === kind).map(({ at, text }) => `  ${/^[A-Z]+ \//.test(at) ? at : `${name}.${at}`}: ${text}`);
    return lines.length ? [title, ...lines] : [];
  });
  return [`${name}: ${used} of ${operations} operations of ${path} used.`, ...parts].join('\n');
}

/** Whether an error is a sentence for the person who imports. */
export const isForPeople = (error: unknown): boolean => error instanceof Unreadable;
