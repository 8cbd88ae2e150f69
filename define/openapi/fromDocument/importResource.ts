/** Makes the declaration of a resource from a collection of a document. Pure. */
import { firstStep, type Plain } from '#define';
import { type ApiDocument, type ApiOperation, asList, operationText, plainOf } from './apiDocument';
import { below, type Collection, camel, collectionNamed, noList, operationAt, rowsOf } from './collections';
import { Code, declarationText } from './declarationText';
import { fieldsIn, type Note, type ReadField, type Reading, sentProperties, type Target } from './readFields';
import { readLists, type Verbs } from './readLists';
import { recordFields } from './recordFields';

/** A field of the first rows: examples of the document come first, then what its kind has within the bounds. */
export interface RowField {
  source: string;
  kind: string;
  choices: readonly unknown[];
  examples: readonly unknown[];
  min: unknown;
  max: unknown;
}

/** What the import of one resource makes. */
export interface ImportedResource {
  name: string;
  /** The TypeScript of the declaration, not formatted yet. */
  declaration: string;
  fields: readonly RowField[];
  /** The path of its collection, the number of its operations, and of those that the declaration uses. */
  path: string;
  operations: number;
  used: number;
  notes: readonly Note[];
}

/** What is imported: a collection, under the name of the resource. */
export interface ImportOrder {
  document: ApiDocument;
  /** Names the document in messages. */
  file: string;
  name: string;
  /** The collection, when it is not called like the resource. */
  collection?: string | undefined;
  targets: readonly Target[];
}

const isSendable = (operation: ApiOperation | undefined) => (operation && !operation.otherBody ? operation : undefined);

function verbsOf(collection: Collection): Verbs {
  const at = (method: string, path: string) => isSendable(operationAt(collection, method, path));
  return {
    one: at('GET', '{}'),
    create: at('POST', ''),
    update: at('PUT', '{}') ?? at('PATCH', '{}') ?? at('PUT', ''),
    delete: at('DELETE', '{}'),
  };
}

/** The call of an operation. The app fills `{id}`: `/pet/{petId}` becomes `/pet/{id}`. */
const callText = (operation: ApiOperation, options = ''): Code =>
  new Code(`call(${JSON.stringify(`${operation.method} ${operation.path.replace(/\{[^}]*\}/g, '{id}')}`)}${options})`);

/** The schema of a record in an answer that holds it alone: `{ pet: {…} }`. */
function recordIn({ schemaOf }: ApiDocument, answer: unknown): Plain | undefined {
  const schema = schemaOf(answer);
  const properties = Object.values(plainOf(schema.properties)).map(schemaOf);
  const [only] = properties;
  return properties.length === 1 && only?.properties ? only : schema.properties ? schema : undefined;
}

function recordSchema({ document, name }: Reading, collection: Collection, { one, create, update }: Verbs): Plain | undefined {
  const lists = collection.operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const rows = lists.map(operation => rowsOf(document, operation, name)).filter(read => read !== undefined);
  const row = rows.map(read => recordIn(document, read.row)).find(schema => schema !== undefined);
  return (one && recordIn(document, one.answer)) ?? row ?? recordIn(document, create?.answer ?? update?.answer);
}

const taken = ['show', 'edit', 'delete', 'list', 'create', 'export', 'print'];

/** The state that an action leads to, by its name: `cancel` and 'cancelled'. */
function outcomeOf(key: string, fields: readonly ReadField[]): Plain | undefined {
  const stem = key.toLowerCase().replace(/e$/, '');
  for (const { source, draft } of fields.filter(one => one.draft.kind === 'badge')) {
    const state = asList(draft.choices).find(choice => typeof choice === 'string' && choice.toLowerCase().startsWith(stem));
    if (state !== undefined) return { [source]: state };
  }
  return undefined;
}

function actionOf(reading: Reading, operation: ApiOperation, key: string, fields: readonly ReadField[]): Plain {
  const { document, note } = reading;
  const at = operationText(operation);
  const body = operation.body && document.schemaOf(operation.body);
  const sent = body ? sentProperties(document, body) : [];
  const inputs = body ? [...fieldsIn(reading, body, { source: '', within: [], examples: [], at: `${key}.` })] : [];
  const ask = inputs.filter(({ source }) => sent.includes(firstStep(source)));
  const known = ({ source, draft }: ReadField) => fields.some(one => one.source === source && one.draft.kind === draft.kind);
  const sets = outcomeOf(key, fields);
  if (sets) note('guessed', at, `it sets ${JSON.stringify(sets)}, by its name`);
  else note('guessed', at, 'it leaves the record as it is: say its outcome with `sets`');
  return {
    call: callText(operation),
    onScreen: true,
    ...(ask.length ? { ask: ask.map(one => (known(one) ? one.source : { source: one.source, ...one.draft })) } : {}),
    ...(sets ? { sets } : { expect: new Code('record => record') }),
    ...(operation.method === 'DELETE' || sets ? { confirm: true } : {}),
  };
}

/** The operations `POST /pet/{id}/word` as actions. */
function actionsOf(
  reading: Reading,
  collection: Collection,
  fields: readonly ReadField[],
): Map<string, { operation: ApiOperation; declared: Plain }> {
  const actions = new Map<string, { operation: ApiOperation; declared: Plain }>();
  for (const operation of collection.operations) {
    const [, step = ''] = /^\{[^}]*\}\/([^{]+)$/.exec(below(collection, operation) ?? '') ?? [];
    const key = camel(step);
    if (!key || operation.method === 'GET' || operation.otherBody || taken.includes(key) || actions.has(key)) continue;
    actions.set(key, { operation, declared: actionOf(reading, operation, key, fields) });
  }
  return actions;
}

const whyUnused = ({ otherBody, method, path }: ApiOperation): string => {
  if (otherBody) return `its body is ${otherBody}`;
  if (method === 'GET') return 'it reads something beside the records';
  return (path.match(/\{/g) ?? []).length > 1 ? 'it needs two ids' : 'it is no list, no action and none of one, create, update, delete';
};

function idNote({ note }: Reading, { one, update, delete: gone }: Verbs, record: Plain): void {
  const [, parameter = ''] = /\{([^}]*)\}$/.exec((one ?? update ?? gone)?.path ?? '') ?? [];
  const properties = plainOf(record.properties);
  if ('id' in properties || '_id' in properties || !(one ?? update ?? gone)) return;
  const isNamed = parameter in properties;
  note(
    'dialect',
    'id',
    `records name it ${isNamed ? `'${parameter}'` : 'in a way that the document does not say'}: answers of declared calls are read by '_id' and 'id'`,
  );
}

function callsOf({ one, create, update, delete: gone }: Verbs, fields: readonly ReadField[]): Plain {
  const isWhole = update && !update.path.includes('{');
  const keys = [...new Set(fields.filter(({ draft }) => !draft.in || asList(draft.in).includes('edit')).map(({ source }) => firstStep(source)))];
  return {
    ...(one ? { one: callText(one) } : {}),
    ...(create ? { create: callText(create) } : {}),
    ...(update ? { update: callText(update, isWhole ? `, { body: ${JSON.stringify(['id', ...keys])} }` : '') } : {}),
    ...(gone ? { delete: callText(gone) } : {}),
  };
}

const pagesOf = ({ one, create, update }: Verbs): Plain => ({
  ...(one ? {} : { show: false }),
  ...(create ? {} : { create: false }),
  ...(update ? {} : { edit: false }),
});

/** A part of the declaration; `undefined` when it says nothing. */
const unlessEmpty = <T extends object>(part: T): T | undefined => (Object.keys(part).length ? part : undefined);

/**
 * Makes the declaration of a resource.
 * @throws Unreadable when the document has no such collection, with the nearest name, or one that cannot be listed.
 */
export function importResource({ document, file, name, collection: wanted = name, targets }: ImportOrder): ImportedResource {
  const notes: Note[] = [];
  const reading: Reading = { document, name, targets, note: (kind, at, text) => void notes.push({ kind, at, text }) };
  const collection = collectionNamed(document, wanted, file);
  const verbs = verbsOf(collection);
  const record = recordSchema(reading, collection, verbs);
  const bodyOf = (operation: ApiOperation | undefined) => (operation?.body ? document.schemaOf(operation.body) : undefined);
  const fields = recordFields(reading, { record, create: bodyOf(verbs.create), update: bodyOf(verbs.update) });
  const lists = readLists(reading, collection, fields, verbs);
  if (!lists.length || !fields.length) throw noList(collection, file);
  const actions = actionsOf(reading, collection, fields);
  const used = new Set(
    [...lists, ...actions.values()].map(({ operation }) => operation).concat(Object.values(verbs).filter(one => one !== undefined)),
  );
  for (const operation of collection.operations) if (!used.has(operation)) reading.note('left out', operationText(operation), whyUnused(operation));
  idNote(reading, verbs, record ?? {});
  const declaration = declarationText(name, {
    name,
    menu: 'data',
    lists: Object.fromEntries(lists.map(({ key, declared }) => [key, declared])),
    pages: unlessEmpty(pagesOf(verbs)),
    calls: unlessEmpty(callsOf(verbs, fields)),
    actions: unlessEmpty(Object.fromEntries([...actions].map(([key, { declared }]) => [key, declared]))),
    fields: fields.map(({ source, draft }) => ({ source, ...draft })),
  });
  return {
    name,
    declaration,
    fields: fields.map(({ source, draft: { kind, choices, min, max }, examples }) => ({
      source,
      kind,
      choices: asList(choices),
      examples,
      min,
      max,
    })),
    path: collection.path,
    operations: collection.operations.length,
    used: used.size,
    notes: notes.filter((note, at) => notes.findIndex(one => one.at === note.at && one.text === note.text) === at),
  };
}
