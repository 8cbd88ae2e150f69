/** `npm run contract -- --document shop.yaml`: compares the declarations with an OpenAPI document, without a server. */
import { type Dialect, type FreePage, type Resource, speaksPlainRest } from '#define';
import { declaredCalls } from '#define/openapi/declaredCalls.ts';
import { apiDocument } from '#define/openapi/fromDocument/apiDocument.ts';
import { readDocument } from '#define/openapi/fromDocument/readDocument.ts';
import { openApi } from '#define/openapi/openApi.ts';
import type { Beside } from '#define/openapi/operations.ts';
import type { DocumentOptions } from './commandOptions';
import { type DocumentDrift, documentDrift } from './documentDrift';

/** What this shop declares. */
export interface Declared {
  resources: readonly Resource[];
  pages: readonly FreePage[];
  answers: Beside['answers'];
  dialect: Dialect;
  /** The page that signs in. */
  sessionPage: string;
}

/** A comparison as the terminal shows it. */
export interface Comparison {
  text: string;
  /** Something that we send or read differs. */
  hasDrift: boolean;
}

const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;

function summaryText(calls: number, drifts: readonly DocumentDrift[]): string {
  const count = (side: DocumentDrift['side']) => drifts.filter(drift => drift.side === side).length;
  const [sent, read, unused] = [count('sent'), count('read'), count('unused')];
  const drift = sent + read ? `${counted(sent, 'difference')} in what is sent, ${read} in what is read` : 'no drift';
  return `${counted(calls, 'declared call')}: ${drift}; ${counted(unused, 'operation')} of the document not used.`;
}

/**
 * Compares the declarations with the document of a file.
 * @throws Unreadable when the file cannot be read, or is no OpenAPI 3.
 */
export function compareDocument(declared: Declared, { document: file, only, documented }: DocumentOptions): Comparison {
  const { resources, pages, answers, dialect, sessionPage } = declared;
  const theirs = readDocument(file);
  const beside: Beside = { answers, isOpen: () => false };
  const document = apiDocument(openApi({ resources, pages, dialect, ...beside }), 'The contract');
  const calls = declaredCalls(resources, pages);
  const wanted = (owner: string) => !only.length || only.includes(owner);
  const ours = { ...beside, calls, document, headers: [dialect.token.header], sessionPage, documented };
  const drifts = documentDrift(ours, theirs).filter(({ owner }) => owner === undefined || wanted(owner));
  const plain = resources
    .filter(one => speaksPlainRest(one) && wanted(one.name))
    .map(({ name }) => `${name}: speaks plain REST, its calls are not compared`);
  const lines = [...drifts.map(({ at, text }) => `${at}: ${text}`), ...plain];
  const summary = summaryText(calls.filter(({ owner }) => wanted(owner)).length, drifts);
  return { text: [...lines, ...(lines.length ? [''] : []), summary].join('\n'), hasDrift: drifts.some(({ side }) => side !== 'unused') };
}
