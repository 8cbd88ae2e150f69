import { type List, type Plain, queryOfTests, type Resource, searchNames } from '#define';

/** Whether a filter, or a search (`q`), of a list is sent by parameters that the specification does not document. */
export function needsExtension(list: List, fields: Resource['fields'], filter: Plain): boolean {
  const isExtension = (name: string) => list.call?.extension?.includes(name) ?? false;
  const sent = queryOfTests(list, fields, filter).flatMap(test => (test.isSent ? test.filter.params : []));
  return [...sent, ...(filter.q ? searchNames : [])].some(isExtension);
}
