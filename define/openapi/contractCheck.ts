/**
 * Whether calls are as the contract has them: the one place that tells, for the mock in tests, for the replay against a real server, and for
 * the app while one develops.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isPlain, type Plain } from '#define';
import { type Departure, departuresOf } from './departures';
import type { Parameter } from './parameters';

/** One answered call, told by the path of its route, `/shop/:id`. */
export interface AnsweredCall {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Plain;
  answer: unknown;
  /** What was sent is wrong on purpose: of the call the answer alone is looked at. */
  isBent?: boolean;
}

/** Says what of a call is not as the contract has it, in a line each; nothing where all is, or where the contract does not have the call. */
export type ContractCheck = (call: AnsweredCall) => string[];

/** Where an answer departs from what the contract has for a call, told by its method and its path `/shop/{id}`; nothing as above. */
export type AnswerCheck = (method: string, path: string, answer: unknown) => Departure[];

/** One operation, each part compiled when it is first used. */
interface Compiled {
  parameters: ReadonlyMap<string, [Parameter, () => ValidateFunction]>;
  body: (() => ValidateFunction) | undefined;
  answer: () => ValidateFunction;
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** A parameter is a text; what it stands for is what its schema asks for. */
function meant(text: string, { schema: { type, enum: values } }: Parameter): unknown {
  if (type === 'array') return text.split(',');
  const isNumeric = type === 'integer' || type === 'number' || (Array.isArray(values) && typeof values[0] === 'number');
  if (isNumeric) return text.trim() && Number.isFinite(Number(text)) ? Number(text) : text;
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}

function* wrongParameters({ parameters }: Compiled, { query, params }: AnsweredCall): Iterable<string> {
  const sent: Record<string, string> = { ...query, ...params };
  for (const [name, text] of Object.entries(sent)) {
    const [parameter, validate] = parameters.get(name) ?? [];
    if (!parameter || !validate) yield `its parameter '${name}' is not declared`;
    else if (!(text === '' && parameter.allowEmptyValue) && !validate()(meant(text, parameter)))
      yield `its parameter '${name}' is '${text}': ${faults(validate())}`;
  }
  for (const [name, [{ required }]] of parameters) if (required && sent[name] === undefined) yield `its parameter '${name}' is missing`;
}

const faults = ({ errors }: ValidateFunction): string =>
  (errors ?? []).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`).join('; ');

function* mismatches(operation: Compiled, call: AnsweredCall): Iterable<string> {
  if (!call.isBent) {
    yield* wrongParameters(operation, call);
    const body = operation.body?.();
    if (body && !body(call.body)) yield `what was sent: ${faults(body)}`;
    if (!body && Object.keys(call.body).length) yield `it was sent a body: ${Object.keys(call.body).join(', ')}`;
  }
  const answer = operation.answer();
  if (!answer(answered(call.answer))) yield `what was answered: ${faults(answer)}`;
}

/** A write may answer nothing. */
const answered = (answer: unknown): unknown => answer ?? { message: 'Done' };

const keyOf = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** A contract, an OpenAPI document, with its schemas, which are compiled when they are first needed. */
function compiled(document: Plain) {
  // All errors of an answer, each with what stands there: a replay names every field.
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, allErrors: true, verbose: true });
  ajv.addSchema(document, 'contract');
  const compiler = (...steps: string[]) => {
    const pointer = steps.map(step => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    return once(() => ajv.compile({ $ref: `contract#/${pointer}` }));
  };
  const known = new Map<string, Compiled>();
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Plain>>))
    for (const [method, { parameters = [], requestBody }] of Object.entries(methods)) {
      const at = ['paths', path, method];
      const json = ['content', 'application/json', 'schema'];
      known.set(keyOf(method, path), {
        parameters: new Map(
          (parameters as Parameter[]).map((parameter, index) => [
            parameter.name,
            [parameter, compiler(...at, 'parameters', String(index), 'schema')],
          ]),
        ),
        body: isPlain(requestBody) ? compiler(...at, 'requestBody', ...json) : undefined,
        answer: compiler(...at, 'responses', '200', ...json),
      });
    }
  /** A schema out of the document, whose references mean the document's. */
  const part = (schema: unknown): ValidateFunction => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
  return { known, part };
}

/** Checks calls against a contract. */
export function contractCheck(document: Plain): ContractCheck {
  const { known } = compiled(document);
  return call => {
    const operation = known.get(keyOf(call.method, call.path));
    return operation ? [...mismatches(operation, call)].map(what => `${call.method} ${call.path}: ${what}`) : [];
  };
}

/** Checks answers against a contract, field by field. */
export function answerCheck(document: Plain): AnswerCheck {
  const { known, part } = compiled(document);
  const parts = new WeakMap<object, ValidateFunction>();
  const partOf = (schema: object) => {
    const made = parts.get(schema) ?? part(schema);
    parts.set(schema, made);
    return made;
  };
  return (method, path, answer) => {
    const validate = known.get(keyOf(method, path))?.answer();
    return validate ? departuresOf(validate, answered(answer), partOf) : [];
  };
}
