/**
 * Finds the problems in declarations that the compiler cannot see: names of other resources, missing texts, missing behaviour of the mock.
 * It reports all problems at once, each with an id, its place and the nearest name. Tests, the development server and the mock call it.
 */

import type { Resource } from '#define';
import { accessChecks, accessProblems } from './accessChecks';
import { actionsChecks } from './actionsChecks';
import { callsChecks } from './callsChecks';
import { detailsChecks } from './detailsChecks';
import { fieldsChecks } from './fieldsChecks';
import { listsChecks } from './listsChecks';
import { pagesChecks } from './pagesChecks';
import type { Check, CheckInfo, CheckOf, Finding, Known, Problem } from './places';
import { referencesChecks } from './referencesChecks';
import { resourceChecks } from './resourceChecks';
import { statesChecks } from './statesChecks';
import { textsChecks } from './textsChecks';
import { widgetsChecks } from './widgetsChecks';

export type { Known, Problem } from './places';

const checks: readonly Check[] = [
  ...resourceChecks,
  ...listsChecks,
  ...referencesChecks,
  ...fieldsChecks,
  ...callsChecks,
  ...actionsChecks,
  ...statesChecks,
  ...detailsChecks,
  ...textsChecks,
];

/** Every check: its id, and what it is about. */
export const allChecks: readonly CheckInfo[] = [...checks, ...pagesChecks, ...widgetsChecks, ...accessChecks];

/** A problem as one line: `R12 shops.lists.all.columns[3]: no field 'dealerNmae'. Did you mean 'dealerNo'?` */
export const problemText = ({ id, at, problem, hint }: Problem): string => `${id} ${at}: ${problem}.${hint ? ` ${hint}` : ''}`;

const problemOf = (id: string, name: string, isWarning: true | undefined, { at, problem, hint }: Finding): Problem => ({
  id,
  at: [name, at].filter(Boolean).join('.'),
  problem,
  ...(hint ? { hint } : {}),
  ...(isWarning ? { isWarning } : {}),
});

/**
 * Every problem of the resources, and of the pages and the table of roles in `known`, in the order of the checks:
 * `checkResources(resources, { texts, vocabulary }).map(problemText)`.
 */
export function checkResources(resources: readonly Resource[], known: Known = {}): Problem[] {
  const { pages = [], access = {} } = known;
  const problemsOf = <T extends { name: string }>(all: readonly T[], checksOfAll: readonly CheckOf<T>[]) =>
    checksOfAll.flatMap(({ id, isWarning, check }) =>
      all.flatMap((checked, position) =>
        [...check(checked, { resources, pages, known, position })].map(finding => problemOf(id, checked.name, isWarning, finding)),
      ),
    );
  return [...problemsOf(resources, checks), ...problemsOf(pages, [...pagesChecks, ...widgetsChecks]), ...accessProblems(access, resources, pages)];
}
