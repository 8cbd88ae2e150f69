import { createContext, useCallback, useContext } from 'react';
import { useCreatePath, useResourceContext } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import type { Field, Resource, ShopRecord } from '#define';
import { nameBy, nameOf } from '#frame/format/texts.ts';
import { canAccess } from './canAccess';

/** The resources of the app. */
export const ResourcesContext = createContext<readonly Resource[]>([]);

/** A resource by its name; by default that of the screen. @throws Error for an unknown resource. */
export function useResource(name?: string): Resource {
  const resources = useContext(ResourcesContext);
  const current = useResourceContext();
  const wanted = name ?? current;
  const resource = resources.find(candidate => candidate.name === wanted);
  if (!resource) throw new Error(`There is no resource '${wanted}'. Add it to the resources of the Admin.`);
  return resource;
}

/** Gives the name of a record of a resource, or of the summary that another record has of it; empty where it has none. */
export function useNameOf(name: string | undefined): (record: unknown) => string {
  const resource = useContext(ResourcesContext).find(resource => resource.name === name);
  return useCallback(record => nameBy(resource, record), [resource]);
}

/** Like `useNameOf`, but never empty: a record without a name is called by its e-mail address or id. */
export function useTitleOf(name: string): (record: ShopRecord) => string {
  const nameOfRecord = useNameOf(name);
  return useCallback(record => nameOfRecord(record) || nameOf(record.email) || record.id, [nameOfRecord]);
}

/** The resource that a field refers to. @throws Error for a field that is no reference. */
export function referenceOf({ source, reference }: Field): string {
  if (!reference) throw new Error(`The field '${source}' names no resource it refers to.`);
  return reference;
}

/** Makes the path of a record, given whole or as its id: of its show page, or its edit page where it has none; empty without an id, and for users who may not see it. */
export function usePathOf(): (resource: string, target: unknown) => string {
  const resources = useContext(ResourcesContext);
  const createPath = useCreatePath();
  return (resource, target) => {
    const id = idOf(target);
    const type = resources.find(({ name }) => name === resource)?.pages.show ? 'show' : 'edit';
    return id && canAccess(resource, type) ? createPath({ resource, type, id: String(id) }) : '';
  };
}

/** A field of the screen's resource by its source, also one that the user may not read. @throws Error for an unknown source. */
export function useField(source: string): Field {
  const { name, fields, denied } = useResource();
  const field = [...fields, ...(denied?.hidden ?? [])].find(candidate => candidate.source === source);
  if (!field) throw new Error(`'${name}' declares no field '${source}'.`);
  return field;
}
