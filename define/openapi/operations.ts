/** Turns declared calls into OpenAPI operations. Pure. */
import { actionInputFields, type FieldDeclaration, firstStep, isOfList, isPaged, isPlain, type Plain, stepsOf } from '#define';
import { widgetFields } from '#define/widgets/widgets.ts';
import type { DeclaredCall } from './declaredCalls';
import { mergedParameters, parametersOf } from './parameters';
import { bodySchema, propertiesOf, type Schema } from './schemas';

/** Facts about calls that no declaration contains. */
export interface Beside {
  /** The fields in the answers of pages, by `page.read`, and additional fields in the records of a resource, by its name. */
  answers: Readonly<Record<string, readonly FieldDeclaration[]>>;
  /** Whether a call of a page needs no token. */
  isOpen: (page: string, read: string) => boolean;
}

/** A reference to a schema of the document. */
export const schemaNamed = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The name of the schema of a body. */
export const bodyName = (owner: string, verb: string): string => `${owner}.${verb}`;

const readName = (purpose: string): string => purpose.replace('page.', '');

function listAnswer(owner: string, { call }: DeclaredCall): Schema {
  const rows = call.rows ?? 'data';
  return {
    type: 'object',
    properties: {
      [rows]: { type: 'array', items: schemaNamed(owner) },
      total: { type: 'integer', minimum: 0 },
      count: { type: 'integer', minimum: 0 },
    },
    required: [rows],
    ...(isPaged(call) ? { anyOf: [{ required: ['total'] }, { required: ['count'] }] } : {}),
    additionalProperties: true,
  };
}

function pageAnswer({ owner, purpose, edited, call, page }: DeclaredCall, { answers }: Beside): Schema {
  const shown = page ? widgetFields(page.widgets ?? [], page.reads, readName(purpose)) : [];
  const fields = answers[`${owner}.${readName(purpose)}`] ?? shown;
  if (fields.length) {
    const required = distinct(fields.filter(field => field.required === true).map(({ source }) => firstStep(source)));
    return { type: 'object', properties: propertiesOf(fields, 'answered'), ...(required.length ? { required } : {}), additionalProperties: true };
  }
  if (edited && call.method === 'GET') return schemaNamed(edited);
  return call.method === 'GET' ? { type: 'object', additionalProperties: true } : schemaNamed('Done');
}

const isListAction = ({ resource, action }: DeclaredCall): boolean => resource !== undefined && action !== undefined && isOfList(resource, action);

/** The successful answer of a call. */
export function answerOf(declared: DeclaredCall, beside: Beside): Schema {
  const { owner, purpose, page, list } = declared;
  if (page) return pageAnswer(declared, beside);
  if (list || purpose === 'all') return listAnswer(owner, declared);
  if (purpose === 'one') return schemaNamed(owner);
  if (purpose.startsWith('check.')) return { type: 'object', additionalProperties: true };
  if (purpose === 'delete' || purpose.endsWith('.then') || isListAction(declared)) return schemaNamed('Done');
  return { anyOf: [schemaNamed(owner), schemaNamed('Done')] };
}

/** The body of a call; `undefined` when it has none. */
export function sentBy({ owner, purpose, call, resource, action }: DeclaredCall): Schema | undefined {
  if (call.method === 'GET') return undefined;
  if (purpose === 'create' || purpose === 'update') return schemaNamed(bodyName(owner, purpose));
  const declared = (action && resource?.actions[action]) || {};
  const fields = [...(resource?.fields ?? []), ...(resource ? actionInputFields(resource, declared) : [])];
  const keys = call.body ?? (resource ? actionInputFields(resource, declared).map(({ source }) => firstStep(source)) : []);
  return keys.length ? bodySchema(keys, fields) : undefined;
}

const summaries: Record<string, (owner: string) => string> = {
  all: owner => `Reads all ${owner}, to choose from`,
  one: owner => `Reads one of ${owner}`,
  create: owner => `Makes one of ${owner}`,
  update: owner => `Changes one of ${owner}`,
  delete: owner => `Deletes one of ${owner}`,
  'delete.then': owner => `Follows when one of ${owner} was deleted`,
};

/** The purpose of a call in words. */
export function summaryOf(declared: DeclaredCall): string {
  const { owner, purpose, list, page, call } = declared;
  if (list) return `Reads the list '${purpose.replace('list.', '')}' of ${owner}`;
  if (page) return `${call.method === 'GET' ? 'Reads' : 'Sends'} '${readName(purpose)}' of the page '${owner}'`;
  if (purpose.startsWith('check.')) return `Says whether a value of '${purpose.replace('check.', '')}' of ${owner} is right`;
  return summaries[purpose]?.(owner) ?? `Does '${purpose}' to ${isListAction(declared) ? '' : 'one of '}${owner}`;
}

const ticked = (state: unknown): string => `\`${state}\``;

/** The notes in the description of a call. */
function notesOn({ call, purpose, action, resource }: DeclaredCall): string[] {
  const { states } = resource ?? {};
  const steps = stepsOf(states).filter(step => purpose === 'update' || step.action === action);
  const ways = steps.map(({ from, to }) => `from ${from.map(ticked).join(' or ')} to ${to.map(ticked).join(' or ')}`);
  return [
    ...(ways.length ? [`Changes \`${states?.source}\` ${ways.join(', ')}, and refuses any other change of it with 409.`] : []),
    ...(call.inferred ? ['The path is inferred from its neighbours: the specification does not name it.'] : []),
    ...(call.mayBeNone ? ['A success without what was asked for (in words, `null`, an empty list) says that there is none.'] : []),
    ...(call.messageIsRefusal ? ['A success with a `message` and no record counts as a refusal.'] : []),
    ...(call.extension?.length ? [`Extensions: ${call.extension.join(', ')}.`] : []),
  ];
}

const distinct = <T>(values: readonly T[]): T[] => [...new Map(values.map(value => [JSON.stringify(value), value])).values()];
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const either = (schemas: readonly Schema[]): Schema => {
  const [only = {}, ...others] = distinct(schemas);
  return others.length ? { anyOf: [only, ...others] } : only;
};

/** The operation for all calls that share a method and a path. */
export function operationOf(shared: readonly [DeclaredCall, ...DeclaredCall[]], beside: Beside): Plain {
  const [first] = shared;
  const bodies = shared.map(sentBy).filter(isPlain);
  const notes = distinct(shared.flatMap(notesOn));
  const parameters = mergedParameters(shared.map(parametersOf));
  const isOpen = shared.every(({ page, owner, purpose }) => page && beside.isOpen(owner, readName(purpose)));
  return {
    operationId: `${first.owner}.${first.purpose}`,
    tags: distinct(shared.map(({ owner }) => owner)),
    summary: distinct(shared.map(summaryOf)).join('; '),
    ...(notes.length ? { description: notes.join('\n\n') } : {}),
    ...(shared.every(({ call }) => call.inferred) ? { 'x-inferred': true } : {}),
    ...(isOpen ? { security: [] } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...(bodies.length ? { requestBody: { required: true, ...json(either(bodies)) } } : {}),
    responses: {
      200: { description: 'Done, or what was asked for', ...json(either(shared.map(declared => answerOf(declared, beside)))) },
      ...(isOpen ? {} : { 401: { $ref: '#/components/responses/NobodySignedIn' } }),
      '4XX': { $ref: '#/components/responses/Refused' },
    },
  };
}
