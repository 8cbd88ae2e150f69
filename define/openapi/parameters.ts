/** Turns the parameters of a call into OpenAPI parameters. Pure. */
import { type FullFilter, filtersOf, type PageFilter, type PagingRole, pagingRole, pathParameters, searchParam, sortNames } from '#define';
import { pageFilter } from '#define/widgets/pageFilters.ts';
import type { DeclaredCall } from './declaredCalls';
import type { Schema } from './schemas';

/** A parameter of OpenAPI. */
export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: Schema;
  style?: 'form';
  explode?: boolean;
  allowEmptyValue?: boolean;
  'x-extension'?: true;
}

/** What is known of a parameter beside its name. */
type Described = Partial<Parameter> & Pick<Parameter, 'schema'>;

const extensionNote = 'An extension: sent only when it is used.';

/** The schema of a filter's parameter. */
function ofFilter({ form, field, isDay, choices, params }: FullFilter, name: string): Described {
  if (form === 'choices')
    return {
      schema: { type: 'array', items: choices.length ? { enum: choices } : { type: 'string' } },
      style: 'form',
      explode: false,
      description: 'One or several',
    };
  if (form === 'reference') return { schema: { type: 'string' }, description: `The id of one of ${field?.reference ?? 'them'}` };
  if (form === 'flag') return { schema: { type: 'boolean' } };
  if (form === 'range') {
    const bound = name === params[0] ? 'At least this' : 'At most this';
    return {
      schema: isDay ? { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } : { type: 'number' },
      description: isDay ? `${bound} day` : bound,
    };
  }
  return { schema: { type: 'string' }, description: 'A text within' };
}

const words: Described = { schema: { type: 'string' }, description: 'What somebody has typed to search for' };

const ofPaging: Record<PagingRole, Described> = {
  page: { schema: { type: 'integer', minimum: 1 }, description: 'The page, from 1' },
  offset: { schema: { type: 'integer', minimum: 0 }, description: 'Rows before the page' },
  limit: { schema: { type: 'integer', minimum: 1 }, description: 'Rows of a page' },
  end: { schema: { type: 'integer', minimum: 1 }, description: 'Rows before the next page' },
  range: { schema: { type: 'string' }, description: 'The first and the last row, as JSON' },
};

/** The schema of a parameter that a filter of a page fills. */
function ofPageFilter(filter: PageFilter, name: string): Described {
  if (filter.kind === 'choice') return { schema: { enum: filter.choices } };
  return ofFilter(pageFilter(filter), name);
}

function known({ call, list, resource, page }: DeclaredCall, name: string): Described {
  const ofPage = page?.filters?.find(filter => pageFilter(filter).params.includes(name));
  if (ofPage) return ofPageFilter(ofPage, name);
  const filter = resource && filtersOf(list ?? {}, resource.fields).find(({ params }) => params.includes(name));
  if (filter) return ofFilter(filter, name);
  if (name === searchParam(call)?.name) return words;
  const sort = sortNames(call);
  if (name === sort.field) return { schema: { enum: call.sorts ?? [] }, description: 'What the rows are sorted by' };
  if (name === sort.order) return { schema: { enum: sort.words } };
  const role = pagingRole(name);
  return role ? ofPaging[role] : { schema: { type: 'string' } };
}

const inPath = ({ call, page }: DeclaredCall): Parameter[] =>
  pathParameters(call).map(name => {
    const constant: string | undefined = (call.with as Readonly<Record<string, string>> | undefined)?.[name];
    const filter = page?.filters?.find(({ source }) => source === name);
    const { schema } = filter ? ofPageFilter(filter, name) : { schema: { type: 'string' } };
    return { name, in: 'path', required: true, schema: constant === undefined ? schema : { type: 'string', enum: [constant] } };
  });

/** The parameters of a declared call. */
export function parametersOf(declared: DeclaredCall): Parameter[] {
  const { call } = declared;
  const inQuery = call.query.map(({ name, fixed, optional }): Parameter => {
    const { description, ...what } = known(declared, name);
    const isExtension = call.extension?.includes(name) ?? false;
    const text = [description, isExtension && extensionNote].filter(Boolean).join('. ');
    return {
      name,
      in: 'query',
      required: !optional,
      ...(text ? { description: text } : {}),
      ...(optional || what.schema.type !== 'string' ? {} : { allowEmptyValue: true }),
      ...what,
      ...(fixed === undefined ? {} : { schema: Number.isFinite(Number(fixed)) ? { type: 'integer', enum: [Number(fixed)] } : { enum: [fixed] } }),
      ...(isExtension ? { 'x-extension': true } : {}),
    };
  });
  return [...inPath(declared), ...inQuery];
}

/** A schema that accepts everything that one of two schemas accepts. */
function either(one: Schema, other: Schema): Schema {
  if (!Array.isArray(one.enum) || !Array.isArray(other.enum)) return one;
  return { ...one, enum: [...new Set([...one.enum, ...other.enum])] };
}

/** The parameters of calls that share a method and a path. A parameter that one of the calls lacks is optional. */
export function mergedParameters(all: readonly (readonly Parameter[])[]): Parameter[] {
  const merged = new Map<string, Parameter>();
  for (const parameter of all.flat()) {
    const before = merged.get(parameter.name);
    merged.set(parameter.name, before ? { ...before, schema: either(before.schema, parameter.schema) } : parameter);
  }
  return [...merged.values()].map(parameter => ({
    ...parameter,
    required: parameter.required && all.every(some => some.some(({ name, required }) => name === parameter.name && required)),
  }));
}
