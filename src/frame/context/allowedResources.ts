/** The resources as a role has them: without the fields that it may not read, and with fields that it may not write as read-only. */
import { mapValues } from 'es-toolkit/object';
import {
  type AccessRule,
  type Action,
  type Block,
  type Column,
  type Field,
  type Filter,
  type List,
  type Page,
  type Resource,
  type ShopRecord,
  sourceOf,
  withoutSources,
} from '#define';

/** What the role of the user may not do with one resource. */
interface Allowed {
  /** Whether a value may be read, by the source of a field, column or filter. */
  reads: (source: string) => boolean;
  writes: (source: string) => boolean;
}

const pages: readonly Page[] = ['show', 'create', 'edit'];

/** A field that may be read, but not written: it is not required, and the create form does not have it. */
function readOnlyField({ required: _required, ...field }: Field): Field {
  return { ...field, readOnly: true, in: (field.in ?? pages).filter(page => page !== 'create') };
}

/** A field that is computed from hidden values would be computed wrongly. */
function withRightDerivation(field: Field, { reads }: Allowed): Field {
  if (!field.derive || field.derive.from.every(reads)) return field;
  const { derive: _derive, ...others } = field;
  return others;
}

/** A column without a mark of a hidden value, and without editing in the row if the role may not write the value. */
function allowedColumn(column: string | Column, { reads, writes }: Allowed): string | Column {
  if (typeof column === 'string') return column;
  const { mark, edit, ...others } = column;
  const edited = edit === true ? column.source : edit;
  return { ...others, ...(mark && reads(mark.source) ? { mark } : {}), ...(edit && edited && reads(edited) && writes(edited) ? { edit } : {}) };
}

function allowedList({ columns, narrow, filters, views, row, sort, call, ...list }: List, allowed: Allowed): List {
  const { reads } = allowed;
  const isShown = (part: string | Column | Filter) => reads(sourceOf(part));
  const openViews = Object.entries(views ?? {}).filter(([, filter]) => Object.keys(filter).every(reads));
  return {
    ...list,
    columns: columns.filter(isShown).map(column => allowedColumn(column, allowed)),
    call: call?.sorts ? { ...call, sorts: call.sorts.filter(reads) } : call,
    narrow: narrow?.filter(reads),
    filters: filters?.filter(isShown),
    views: openViews.length ? Object.fromEntries(openViews) : undefined,
    row: row?.filter(button => typeof button === 'string' || reads(button.source)),
    sort: sort && reads(sort.field) ? sort : undefined,
  };
}

/** Blocks, without those that are left empty. */
const allowedBlocks = (blocks: readonly Block[] | undefined, { reads }: Allowed): readonly Block[] | undefined =>
  blocks?.filter(({ fields }) => !fields.length || fields.some(reads)).map(block => ({ ...block, fields: block.fields.filter(reads) }));

/** An action whose `ask` has the fields as they are declared, even if the form shows them read-only: the role may do the action. */
function allowedAction(action: Action, fields: readonly Field[], { reads }: Allowed): Action {
  const ask = action.ask?.map(input => fields.find(({ source }) => source === input) ?? input);
  return { ...action, ask, preview: action.preview?.filter(reads) };
}

function allowedResource(resource: Resource, rule: AccessRule, role: string | undefined): Resource {
  const { name, fields, layout } = resource;
  const may = (of: string, action: string) => rule({ resource: of, action, role });
  // Its screens are closed, and other resources name its records by their summary.
  if (resource.denied || !(may(name, 'list') || may(name, 'show'))) return resource;
  const allowed: Allowed = {
    reads: source => source === 'id' || may(`${name}.${source}`, 'read'),
    writes: source => may(`${name}.${source}`, 'write'),
  };
  const hidden = fields.filter(({ source }) => !allowed.reads(source));
  const unwritable = fields.filter(field => hidden.includes(field) || !allowed.writes(field.source));
  if (!unwritable.length) return resource;
  const shown = fields
    .filter(field => !hidden.includes(field))
    .map(field => withRightDerivation(unwritable.includes(field) ? readOnlyField(field) : field, allowed));
  return {
    ...resource,
    fields: shown,
    represent: allowed.reads(resource.represent) ? resource.represent : (shown.find(({ kind }) => kind === 'text')?.source ?? 'id'),
    representElse: resource.representElse.filter(({ source }) => allowed.reads(source)),
    lists: mapValues(resource.lists, list => allowedList(list, allowed)),
    actions: mapValues(resource.actions, action => allowedAction(action, fields, allowed)),
    searches: resource.searches?.filter(allowed.reads),
    layout: { form: allowedBlocks(layout.form, allowed), show: allowedBlocks(layout.show, allowed) },
    related: Object.fromEntries(Object.entries(resource.related).filter(([, { filter = {} }]) => Object.values(filter).every(allowed.reads))),
    denied: { hidden, unsent: unwritable.map(({ source }) => source) },
  };
}

/** The columns that related lists name beside those of their list, without hidden fields of the other resource. */
function withAllowedRelated(resource: Resource, all: readonly Resource[]): Resource {
  const related = mapValues(resource.related, ({ columns, ...others }) => {
    const other = all.find(({ name }) => name === others.list.split('.')[0]);
    const isHidden = (column: string | Column) => other?.denied?.hidden.some(({ source }) => source === sourceOf(column));
    return { ...others, columns: columns?.filter(column => !isHidden(column)) };
  });
  return { ...resource, related };
}

/**
 * The resources as a role has them. Lists, forms, filters, exports and bodies follow from these declarations, so that they need not ask.
 * A resource of which the role may read and write every field, or see nothing, stays as it is; so does one that was narrowed before.
 */
export function allowedResources(resources: readonly Resource[], rule: AccessRule, role: string | undefined): readonly Resource[] {
  const narrowed = resources.map(resource => allowedResource(resource, rule, role));
  const areSame = narrowed.every((resource, place) => resource === resources[place]);
  return areSame ? resources : narrowed.map(resource => withAllowedRelated(resource, narrowed));
}

/** A record without the fields that the role may not read, for views and prints, which read it by themselves. */
export const withoutHidden = <R extends ShopRecord>(record: R, { denied }: Resource): R =>
  denied?.hidden.length
    ? withoutSources(
        record,
        denied.hidden.map(({ source }) => source),
      )
    : record;
