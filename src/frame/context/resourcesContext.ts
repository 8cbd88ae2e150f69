import { createContext, useCallback, useContext } from 'react';
import { useCreatePath, useResourceContext } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { type Field, type Resource, type ShopRecord, valueAt } from '#define';
import { nameOf } from '#frame/format/texts.ts';

/** The resources the running app was given. */
export const ResourcesContext = createContext<readonly Resource[]>([]);

/** A resource by name, default the one of the screen. @throws Error when the app was not given it. */
export function useResource(name?: string): Resource {
  const resources = useContext(ResourcesContext);
  const here = useResourceContext();
  const wanted = name ?? here;
  const found = resources.find(resource => resource.name === wanted);
  if (!found) throw new Error(`There is no resource '${wanted}'. Add it to resources/index.ts.`);
  return found;
}

/** What records of a resource are called, wherever they are met: whole, or as the summary another record carries. Empty where they have no name. */
export function useNameOf(name: string | undefined): (record: unknown) => string {
  const represent = useContext(ResourcesContext).find(resource => resource.name === name)?.represent;
  return useCallback(record => nameOf(represent && valueAt(record, represent)) || nameOf(record), [represent]);
}

/** As `useNameOf`, but never empty: a record without a name goes by its e-mail address, else by its id. */
export function useTitleOf(name: string): (record: ShopRecord) => string {
  const nameOfRecord = useNameOf(name);
  return useCallback(record => nameOfRecord(record) || nameOf(record.email) || record.id, [nameOfRecord]);
}

/** The resource that a field refers to. @throws Error for one that refers to none. */
export function referenceOf({ source, reference }: Field): string {
  if (!reference) throw new Error(`The field '${source}' names no resource it refers to.`);
  return reference;
}

/** The address of a record of any resource, given whole or as its id: its detail screen, or its form where it has none. Empty where no record is named. */
export function usePathOf(): (resource: string, target: unknown) => string {
  const resources = useContext(ResourcesContext);
  const createPath = useCreatePath();
  return useCallback(
    (resource, target) => {
      const id = idOf(target);
      const type = resources.find(({ name }) => name === resource)?.pages.show ? 'show' : 'edit';
      return id ? createPath({ resource, type, id: String(id) }) : '';
    },
    [resources, createPath],
  );
}

/** A field of the screen's resource. @throws Error when it declares none of this source. */
export function useField(source: string): Field {
  const { name, fields } = useResource();
  const field = fields.find(candidate => candidate.source === source);
  if (!field) throw new Error(`'${name}' declares no field '${source}'.`);
  return field;
}
