/**
 * Checks calls and answers against the contract (`openapi.yaml`). The mock uses it in tests, the contract player against a real server,
 * and the app during development.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { isPlain, type Plain } from '#define';
import { type Departure, departuresOf } from './departures';
import type { Parameter } from './parameters';

/** One answered call. `path` is that of its route: `/shop/:id`. */
export interface AnsweredCall {
  method: string;
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Plain;
  answer: unknown;
  /** The request is wrong on purpose, so only the answer is checked. */
  isRequestIgnored?: boolean;
}

/** Gives one line for each difference between a call and the contract. Empty when there is none, and for calls that the contract does not have. */
export type ContractCheck = (call: AnsweredCall) => string[];

/** Gives the differences between an answer and the contract. `path` is that of the contract: `/shop/{id}`. Empty as above. */
export type AnswerCheck = (method: string, path: string, answer: unknown) => Departure[];

/** One operation of the contract. Each part is compiled when it is first used. */
interface Compiled {
  parameters: ReadonlyMap<string, [Parameter, () => ValidateFunction]>;
  body: (() => ValidateFunction) | undefined;
  answer: () => ValidateFunction;
}

const once = <T>(make: () => T): (() => T) => {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
};

/** The value of a parameter's text, in the type that its schema has. */
function parsed(text: string, { schema: { type, enum: values } }: Parameter): unknown {
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
    else if (!(text === '' && parameter.allowEmptyValue) && !validate()(parsed(text, parameter)))
      yield `its parameter '${name}' is '${text}': ${faults(validate())}`;
  }
  for (const [name, [{ required }]] of parameters) if (required && sent[name] === undefined) yield `its parameter '${name}' is missing`;
}

const faults = ({ errors }: ValidateFunction): string =>
  (errors ?? []).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`).join('; ');

function* mismatches(operation: Compiled, call: AnsweredCall): Iterable<string> {
  if (!call.isRequestIgnored) {
    yield* wrongParameters(operation, call);
    const body = operation.body?.();
    if (body && !body(call.body)) yield `what was sent: ${faults(body)}`;
    if (!body && Object.keys(call.body).length) yield `it was sent a body: ${Object.keys(call.body).join(', ')}`;
  }
  const answer = operation.answer();
  if (!answer(answered(call.answer))) yield `what was answered: ${faults(answer)}`;
}

/** The answer of a write may be empty, which counts as `{ message }`. */
const answered = (answer: unknown): unknown => answer ?? { message: 'Done' };

const keyOf = (method: string, path: string): string => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** The operations of an OpenAPI document, with schemas that are compiled when they are first needed. */
function compiled(document: Plain) {
  // Reports all errors with their values: the contract player names every field.
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
  /** Compiles a schema of the document. Its references point into the document. */
  const part = (schema: unknown): ValidateFunction => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')));
  return { known, part };
}

/** Creates a check of calls against an OpenAPI document. */
export function contractCheck(document: Plain): ContractCheck {
  const { known } = compiled(document);
  return call => {
    const operation = known.get(keyOf(call.method, call.path));
    return operation ? [...mismatches(operation, call)].map(what => `${call.method} ${call.path}: ${what}`) : [];
  };
}

/** Creates a check of answers against an OpenAPI document, field by field. */
export function answerCheck(document: Plain): AnswerCheck {
  const { known, part } = compiled(document);
  const parts = new WeakMap<object, ValidateFunction>();
  const partOf = (schema: object) => {
    const validator = parts.get(schema) ?? part(schema);
    parts.set(schema, validator);
    return validator;
  };
  return (method, path, answer) => {
    const validate = known.get(keyOf(method, path))?.answer();
    return validate ? departuresOf(validate, answered(answer), partOf) : [];
  };
}
