/**
 * What is wrong with the declarations and cannot be seen by the compiler: what one says of another, of its texts, of the
 * mock. All problems at once, each with an id, its place and the nearest name. Tests, the development server and the mock run it.
 */

import type { Resource } from '#define';
import { actionsChecks } from './actionsChecks';
import { callsChecks } from './callsChecks';
import { detailsChecks } from './detailsChecks';
import { fieldsChecks } from './fieldsChecks';
import { listsChecks } from './listsChecks';
import { pagesChecks } from './pagesChecks';
import type { Check, Found, Known, Problem } from './places';
import { resourceChecks } from './resourceChecks';
import { textsChecks } from './textsChecks';

export type { Known, Problem } from './places';

/** Each has an id, which is never given to another. */
const checks: readonly Check[] = [
  ...resourceChecks,
  ...listsChecks,
  ...fieldsChecks,
  ...callsChecks,
  ...actionsChecks,
  ...detailsChecks,
  ...textsChecks,
];

/** As it is told on a console: `R12 shops.lists.all.columns[3]: no field 'dealerNmae'. Did you mean 'dealerNo'?` */
export const problemText = ({ id, at, problem, hint }: Problem): string => `${id} ${at}: ${problem}.${hint ? ` ${hint}` : ''}`;

/** A problem with what it is told by. */
const told = (id: string, name: string, isWarning: true | undefined, { at, problem, hint }: Found): Problem => ({
  id,
  at: [name, at].filter(Boolean).join('.'),
  problem,
  ...(hint ? { hint } : {}),
  ...(isWarning ? { isWarning } : {}),
});

/** Every problem of the given resources, and of the pages that are known, in the order of the checks. */
export function checkResources(resources: readonly Resource[], known: Known = {}): Problem[] {
  const { pages = [] } = known;
  return [
    ...checks.flatMap(({ id, isWarning, check }) =>
      resources.flatMap((resource, position) =>
        [...check(resource, { resources, known, position })].map(found => told(id, resource.name, isWarning, found)),
      ),
    ),
    ...pagesChecks.flatMap(({ id, isWarning, check }) =>
      pages.flatMap((page, position) => [...check(page, { resources, pages, known, position })].map(found => told(id, page.name, isWarning, found))),
    ),
  ];
}
