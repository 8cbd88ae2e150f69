/** Checks of the table of roles: its keys are names, its levels are levels, and no key contradicts another. */
import { type AccessTable, accessLevels, accessRule, accessVerbs, type FreePage, holdsOn, type Resource } from '#define';
import { type CheckInfo, type Finding, namesOf, type Problem, unless } from './places';

/** The checks of a table. */
export const accessChecks: readonly CheckInfo[] = [
  { id: 'R84', finds: 'The table of roles names what does not exist.', about: ['access'] },
  { id: 'R85', finds: 'The table of roles has an unknown level.', about: ['access'] },
  { id: 'R86', finds: 'A level has no effect, because the role does not see the resource.', about: ['access'] },
  { id: 'R87', finds: 'A role may create a record, but not write a field that it needs.', about: ['access'] },
];

function* withId(id: string, findings: Iterable<Finding>): Iterable<Problem> {
  for (const finding of findings) yield { id, ...finding };
}

/** The keys that a table may have. */
const keysOf = (resources: readonly Resource[], pages: readonly FreePage[]): string[] => [
  '*',
  ...namesOf(pages),
  ...resources.flatMap(({ name, fields, actions }) => [
    name,
    ...[...fields.map(({ source }) => source), ...Object.keys(actions), ...accessVerbs].map(part => `${name}.${part}`),
  ]),
];

/** Yields the problems of a table, by the checks above. Their places begin with `access`. */
export function* accessProblems(table: AccessTable, resources: readonly Resource[], pages: readonly FreePage[]): Iterable<Problem> {
  const keys = keysOf(resources, pages);
  const may = accessRule(table, resources);
  for (const [role, levels] of Object.entries(table)) {
    const at = `access.${role}`;
    for (const [key, level] of Object.entries(levels)) {
      yield* withId('R84', unless(keys, key, at, 'no resource, page, field or action'));
      yield* withId('R85', unless(accessLevels, String(level), `${at}.${key}`, 'no level'));
      const [name = '', ...part] = key.split('.');
      const isSeen = may({ resource: name, action: 'list', role }) || may({ resource: name, action: 'show', role });
      if (part.length && level !== 'none' && !isSeen)
        yield { id: 'R86', at: `${at}.${key}`, problem: `it has no effect, as '${role}' does not see '${name}'` };
    }
    for (const { name, fields, pages: screens, inDialog } of resources) {
      if (!(screens.create || inDialog) || !may({ resource: name, action: 'create', role })) continue;
      for (const { source, required, initial } of fields)
        if (holdsOn(required, 'create') && initial === undefined && !may({ resource: `${name}.${source}`, action: 'write', role }))
          yield { id: 'R87', at: `${at}.${name}`, problem: `'${role}' may create a record, but not write '${source}', which it needs` };
    }
  }
}
