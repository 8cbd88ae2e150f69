import { type List, type Plain, queryOfTests, type Resource } from '#define';

/** Whether a list can be asked for this, filters and search (`q`), only by parameters that no specification documents. */
export function needsExtension(list: List, fields: Resource['fields'], said: Plain): boolean {
  const isExtension = (name: string) => list.call?.extension?.includes(name) ?? false;
  const sent = queryOfTests(list, fields, said).flatMap(({ filter, isSent }) => (isSent ? filter.params : []));
  return [...sent, ...(said.q ? ['search', 'searchText'] : [])].some(isExtension);
}
