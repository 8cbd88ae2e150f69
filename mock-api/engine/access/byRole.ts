/** What a server does with the role of a caller: it refuses, leaves out what the role may not read, and keeps what it may not write. */
import { isEqual } from 'es-toolkit';
import { type AccessRule, type Field, isNothing, isPlain, type Plain, type Resource, valueAt, withoutSources, withValue } from '#define';
import { Refusal } from '#mock-api/engine/behaviourTypes.ts';
import { idIn, type Route } from '#mock-api/engine/route.ts';
import type { Store } from '#mock-api/engine/rowStore.ts';

/** How a refusal names the verbs; it names an action by itself. */
const verbs: Readonly<Record<string, string>> = { list: 'see', show: 'see', create: 'create', edit: 'update', delete: 'delete' };

const refusalOf = (role: string | undefined, { name, action }: { name: string; action: string }): Refusal =>
  new Refusal(`${role === undefined ? 'You' : `Your role '${role}'`} may not ${verbs[action] ?? `do '${action}' to`} ${name}`, 403);

/** Whether a rule lets the caller of a request do something. */
type May = (resource: string, action: string) => boolean;

const deniedFields = ({ name, fields }: Resource, action: 'read' | 'write', may: May): readonly Field[] =>
  fields.filter(({ source }) => !may(`${name}.${source}`, action));

/** Whether a body says nothing with a value: forms send such values by themselves. */
const isBlank = (value: unknown): boolean => value === false || isNothing(value) || (Array.isArray(value) && !value.length);

const sourcesOf = (fields: readonly Field[]): string[] => fields.map(({ source }) => source);

/** Makes a record as the role may read it, with the summaries of records that it refers to. */
function readableBy(may: May, resource: Resource, resources: readonly Resource[]): (record: unknown) => unknown {
  const hidden = sourcesOf(deniedFields(resource, 'read', may));
  const summaries = resource.fields.flatMap(({ source, reference }) => {
    const target = resources.find(({ name }) => name === reference);
    // The fields of a resource that the role does not see are not told apart: the summary belongs to this record.
    return target && may(target.name, 'show') ? [{ source, hidden: sourcesOf(deniedFields(target, 'read', may)) }] : [];
  });
  return record => {
    if (!isPlain(record)) return record;
    const left = { ...withoutSources(record, hidden) };
    for (const { source, hidden: inSummary } of summaries) {
      const summary = left[source];
      if (isPlain(summary) && inSummary.length) Object.assign(left, { [source]: withoutSources(summary, inSummary) });
    }
    return left;
  };
}

/** An answer: a record, rows, or an object with rows. */
function readableAnswer(body: unknown, rows: string | undefined, read: (record: unknown) => unknown): unknown {
  if (Array.isArray(body)) return body.map(read);
  const list = rows !== undefined && isPlain(body) ? body[rows] : undefined;
  return isPlain(body) && rows !== undefined && Array.isArray(list) ? { ...body, [rows]: list.map(read) } : read(body);
}

/** A copy of a body whose value at a source is the stored one, if the body has the key of that source. */
const withStored = (body: Plain, source: string, stored: unknown): Plain =>
  (source.split('.')[0] ?? '') in body ? withValue(body, source, stored) : body;

/**
 * The body of a create or update, in which what the role may not write is as it is stored.
 * @throws Refusal 403 where it would change such a value.
 */
function writableBody(body: Plain, stored: Plain | undefined, resource: Resource, role: string, may: May): Plain {
  return deniedFields(resource, 'write', may).reduce((left, { source, initial }) => {
    const [sent, before] = [valueAt(body, source), stored ? valueAt(stored, source) : initial];
    const isSame = sent === undefined || isEqual(sent, before) || (isBlank(sent) && isBlank(before));
    if (!isSame) throw new Refusal(`Your role '${role}' may not change '${source}' of ${resource.name}`, 403);
    return withStored(left, source, before);
  }, body);
}

/** A route that asks the rule of access. */
export function heedingRoles(route: Route, rule: AccessRule, resources: readonly Resource[], store: Store): Route {
  const { needs, resource } = route;
  if (!needs) return route;
  const answer: Route['answer'] = request => {
    const { role } = request;
    const stored = resource && needs.action !== 'list' ? store.row(resource.name, idIn(request)) : undefined;
    const record = stored && { ...stored, id: stored._id };
    const may: May = (name, action) => rule({ resource: name, action, role });
    if (!rule({ resource: needs.name, action: needs.action, role, record })) throw refusalOf(role, needs);
    // What a person without a role may not do depends on the record alone.
    if (!resource || role === undefined) return route.answer(request);
    const writes = needs.action === 'create' || needs.action === 'edit';
    const { body, headers } = route.answer(writes ? { ...request, body: writableBody(request.body, stored, resource, role, may) } : request);
    return { body: readableAnswer(body, route.rows, readableBy(may, resource, resources)), ...(headers ? { headers } : {}) };
  };
  return { ...route, answer };
}
