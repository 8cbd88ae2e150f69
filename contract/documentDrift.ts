/** Compares declared calls with an OpenAPI document, both ways. Pure. */
import { isPaged, isPlain, type Plain, type Resource, sourceOf, tolerated } from '#define';
import type { DeclaredCall } from '#define/openapi/declaredCalls.ts';
import { type ApiDocument, type ApiOperation, asList, operationText, plainOf } from '#define/openapi/fromDocument/apiDocument.ts';
import { answerOf, type Beside, sentBy } from '#define/openapi/operations.ts';
import { parametersOf } from '#define/openapi/parameters.ts';
import { nearest } from '#define/typing/nearest.ts';
import { documentedAnswer } from './judge';
import { allKeys, missingKeys, requiredKeys, sampleOf } from './schemaKeys';

/** One difference. An operation that no call uses is no drift. */
export interface DocumentDrift {
  side: 'sent' | 'read' | 'unused';
  /** The resource or page that declares the call. */
  owner?: string;
  /** The operation, and the first call that sends it: `GET /order/{id} (orders.one)`. */
  at: string;
  text: string;
}

/** Our side of the comparison. */
export interface OurSide extends Beside {
  calls: readonly DeclaredCall[];
  /** The contract that the declarations give: the schemas of their bodies and answers. */
  document: ApiDocument;
  /** The headers that every call sends. */
  headers: readonly string[];
  /** The page that signs in. */
  sessionPage: string;
  /** Leaves out parameters that the specification does not document. */
  documented: boolean;
}

/** A path in which the names of parameters do not count. */
const shapeOf = (path: string): string => path.replace(/\{[^}]*\}/g, '{}');

/** Finds the operation of a call: by its path with constants filled in or not, with or without a base path of a server. */
function operationFor({ call }: DeclaredCall, { operations, basePaths }: ApiDocument): ApiOperation | undefined {
  const filled = call.path.replace(/\{(\w+)\}/g, (whole, name: string) => plainOf(call.with)[name]?.toString() ?? whole);
  const paths = [filled, call.path].map(shapeOf);
  const stripped = (path: string) => ['', ...basePaths].filter(base => path.startsWith(`${base}/`)).map(base => path.slice(base.length));
  const ofMethod = operations.filter(({ method }) => method === call.method);
  return (
    ofMethod.find(one => paths.includes(shapeOf(one.path))) ??
    ofMethod.find(one => stripped(shapeOf(one.path)).some(path => paths.flatMap(stripped).includes(path)))
  );
}

const hinted = (text: string, name: string, names: Iterable<string>): string => [text, nearest(name, names)].filter(Boolean).join('. ');

/** Headers that OpenAPI does not count as parameters. */
const ownHeaders = ['accept', 'content-type', 'authorization'];

function parameterDrift(declared: DeclaredCall, operation: ApiOperation, { documented, headers }: OurSide, theirs: ApiDocument): string[] {
  const sent = parametersOf(declared).filter(one => one.in === 'query' && !(documented && one['x-extension']));
  const inQuery = operation.parameters.filter(one => one.in === 'query');
  // An object's keys are parameters in brackets: `filter[name]`.
  const names = inQuery.flatMap(({ name, schema }) => [name, ...allKeys({ document: theirs, schema }).map(key => `${name}[${key}]`)]);
  const unknown = sent
    .filter(({ name }) => !names.includes(name))
    .map(({ name, ...one }) =>
      hinted(`sends the parameter '${name}'${one['x-extension'] ? ', an extension' : ''}, which the document does not have`, name, names),
    );
  const known = [...ownHeaders, ...headers.map(header => header.toLowerCase())];
  const isSent = (name: string, place: unknown) =>
    place === 'query' ? sent.some(one => one.required && one.name.split('[')[0] === name.split('[')[0]) : known.includes(name.toLowerCase());
  const lacking = operation.parameters
    .filter(({ name, in: place, required }) => required && place !== 'path' && !isSent(name, place))
    .map(({ name, in: place }) => {
      const isOptional = sent.some(one => place === 'query' && one.name === name);
      return `does not ${isOptional ? 'always ' : ''}send the ${place === 'query' ? 'parameter' : place} '${name}', which the document requires`;
    });
  return [...unknown, ...lacking];
}

function bodyDrift(declared: DeclaredCall, operation: ApiOperation, { document }: OurSide, theirs: ApiDocument): string[] {
  const ours = { document, schema: sentBy(declared) };
  const body = { document: theirs, schema: operation.body };
  const keys = allKeys(ours);
  if (!operation.body) {
    const other = operation.otherBody ? `, but ${operation.otherBody}` : '';
    return keys.length ? [`sends a body of ${keys.join(', ')}: the document has no body in JSON${other}`] : [];
  }
  const taken = sampleOf(body);
  if (taken === null) return keys.length ? [`sends ${keys.join(', ')}: the document names no key of the body`] : [];
  const sent = keys.length ? sampleOf(ours) : {};
  return [
    ...missingKeys(ours, taken, allKeys).map(key => hinted(`sends '${key}', which the document does not have`, key, Object.keys(plainOf(taken)))),
    ...missingKeys(body, sent, requiredKeys).map(key => `does not send '${key}', which the document requires`),
  ];
}

/** The id counts in each of its names. */
const hasKey = (holder: Plain, key: string): boolean =>
  holder[key] !== undefined || (tolerated.ids.some(id => id === key) && tolerated.ids.some(id => holder[id] !== undefined));

/** Whether a value is only sent: a secret, or what only the form of a new record has. */
function isOnlySent({ fields, lists }: Resource, wanted: string): boolean {
  const columns = Object.values(lists).flatMap(list => list.columns.map(sourceOf));
  const field = fields.find(({ source }) => source === wanted);
  return field?.kind === 'secret' || (field?.in?.every(page => page === 'create') === true && !columns.includes(wanted));
}

/**
 * Keys of our schema that no screen needs: one of two names of the total, the id of what has none, the day of a record that no field shows,
 * and what is only sent.
 */
function isUnread({ call, resource, owner, edited, page, list, purpose }: DeclaredCall, document: ApiDocument, key: string): boolean {
  const rows = `${call.rows ?? 'data'}[].`;
  const inRecord = key.startsWith(rows) ? key.slice(rows.length) : key;
  const schema = { $ref: `#/components/schemas/${edited ?? owner}` };
  if (inRecord === '_id') return !requiredKeys({ document, schema }).includes('_id');
  if (inRecord === 'createdAt') return !(page && !edited) && !resource?.fields.some(({ source }) => source === 'createdAt');
  if (resource && isOnlySent(resource, inRecord)) return true;
  const isList = list !== undefined || purpose === 'all';
  return isList && (key === 'count' || (key === 'total' && !isPaged(call)));
}

function answerDrift(declared: DeclaredCall, operation: ApiOperation, { document, sessionPage, ...beside }: OurSide, theirs: ApiDocument): string[] {
  const schema = answerOf(declared, beside);
  const at = { document, schema };
  // A write may answer nothing but words.
  const mayBeWords = [schema, ...asList(schema.anyOf)].some(one => document.nameOf(one) === 'Done');
  const keys = allKeys(at).filter(key => !isUnread(declared, document, key));
  if (mayBeWords || !keys.length) return [];
  const answer = sampleOf({ document: theirs, schema: operation.answer });
  if (answer === null) return [`reads ${keys.join(', ')}: the document names no field of the reply`];
  const read = documentedAnswer(declared, answer, sessionPage) ?? {};
  return missingKeys(at, read, allKeys, hasKey)
    .filter(key => !isUnread(declared, document, key))
    .map(key => hinted(`reads '${key}', which the document does not have`, key, isPlain(read) ? Object.keys(read) : []));
}

function driftOf(declared: DeclaredCall, ours: OurSide, theirs: ApiDocument, unused: readonly DocumentDrift[]): DocumentDrift[] {
  const { call, owner, purpose } = declared;
  const drift = (side: DocumentDrift['side'], texts: readonly string[]): DocumentDrift[] =>
    texts.map(text => ({ side, owner, at: `${operationText(call)} (${owner}.${purpose})`, text }));
  const operation = operationFor(declared, theirs);
  // Two names of one operation: the document's one is not used then.
  const names = unused.map(one => one.at);
  if (!operation) return drift('sent', [hinted('is no call of the document', operationText(call), names)]);
  return [
    ...drift('sent', [...parameterDrift(declared, operation, ours, theirs), ...bodyDrift(declared, operation, ours, theirs)]),
    ...drift('read', answerDrift(declared, operation, ours, theirs)),
  ];
}

/**
 * The differences between declared calls and a document: of each call what it sends, then what the app reads of its reply; at the end the
 * operations that no call uses. Calls that share an operation report a difference once.
 */
export function documentDrift(ours: OurSide, theirs: ApiDocument): DocumentDrift[] {
  const byText = new Map<string, DocumentDrift>();
  const unused = unusedOperations(ours.calls, theirs);
  for (const declared of ours.calls)
    for (const drift of driftOf(declared, ours, theirs, unused)) {
      const key = `${operationText(declared.call)} ${drift.text}`;
      if (!byText.has(key)) byText.set(key, drift);
    }
  return [...byText.values(), ...unused];
}

/** The operations of a document that no call uses. */
function unusedOperations(calls: readonly DeclaredCall[], theirs: ApiDocument): DocumentDrift[] {
  const used = new Set(calls.map(declared => operationFor(declared, theirs)));
  return theirs.operations.filter(one => !used.has(one)).map(one => ({ side: 'unused', at: operationText(one), text: 'is not used' }));
}
