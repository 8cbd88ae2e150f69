/** Lists every declared call with its purpose. Pure. */
import { type Call, type Field, type FreePage, type List, type Resource, validationsIn } from '#define';

/** One declared call. */
export interface DeclaredCall {
  call: Call;
  /** The name of the resource or page that declares it. It is the tag in OpenAPI. */
  owner: string;
  /** Its purpose as a name: `list.deleted`, `create`, `restore`. */
  purpose: string;
  resource?: Resource;
  page?: FreePage;
  /** The resource that the page edits. The reads of the page answer its record. */
  edited?: string;
  /** The list that it reads. */
  list?: List;
  /** The action that it does. */
  action?: string;
}

const followers = ({ call, ...others }: DeclaredCall): DeclaredCall[] =>
  call.followedBy ? [{ ...others, call: call.followedBy, purpose: `${others.purpose}.then` }] : [];

/** The calls that checks of fields ask, those in rows too. */
export const checkCalls = (fields: readonly Field[]): { call: Call; source: string }[] =>
  fields.flatMap(field => [
    ...validationsIn(field).flatMap(({ call }) => (call ? [{ call, source: field.source }] : [])),
    ...checkCalls(field.fields ?? []),
  ]);

function ofResource(resource: Resource): DeclaredCall[] {
  const { name: owner, calls, lists, actions, fields } = resource;
  const lead = { owner, resource };
  const declared: DeclaredCall[] = [
    ...Object.entries(lists).flatMap(([key, list]) => (list.call ? [{ ...lead, call: list.call, list, purpose: `list.${key}` }] : [])),
    ...Object.entries(calls).map(([purpose, call]) => ({ ...lead, call, purpose })),
    ...checkCalls(fields).map(({ call, source }) => ({ ...lead, call, purpose: `check.${source}` })),
    ...Object.entries(actions).flatMap(([action, { call }]) => (call ? [{ ...lead, call, action, purpose: action }] : [])),
  ];
  return declared.flatMap(one => [one, ...followers(one)]);
}

function ofPage(page: FreePage, resources: readonly Resource[]): DeclaredCall[] {
  const edited = resources.find(({ name }) => name === page.edits?.resource)?.name;
  const lead = { owner: page.name, page, ...(edited ? { edited } : {}) };
  return Object.entries({ ...page.reads, ...page.writes }).map(([purpose, call]) => ({ ...lead, call, purpose: `page.${purpose}` }));
}

/** The calls of all resources and pages, in order. A call that is declared twice is listed twice. */
export const declaredCalls = (resources: readonly Resource[], pages: readonly FreePage[]): DeclaredCall[] => [
  ...resources.flatMap(ofResource),
  ...pages.flatMap(page => ofPage(page, resources)),
];
