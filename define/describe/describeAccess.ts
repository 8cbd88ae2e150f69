/** Describes what each role may do with a resource. The page `/dev/resources` shows it. */
import { type AccessLevel, type AccessTable, accessRule, type Resource } from '#define';
import type { Part } from './conditionText';

const levelOf = (reads: boolean, writes: boolean): AccessLevel => (writes ? 'write' : reads ? 'read' : 'none');

/** One part for each role of the table: the level of the resource, and what differs from it. */
export function describeAccess(table: AccessTable, resource: Resource, resources: readonly Resource[]): Part[] {
  const rule = accessRule(table, resources);
  const { name, fields, actions } = resource;
  return Object.keys(table).map(role => {
    const may = (of: string, action: string) => rule({ resource: of, action, role });
    const whole = levelOf(may(name, 'show'), may(name, 'create'));
    if (whole === 'none') return { name: role, says: [whole] };
    const others = fields.flatMap(({ source }) => {
      const level = levelOf(may(`${name}.${source}`, 'read'), may(`${name}.${source}`, 'write'));
      return level === whole ? [] : [`${source}: ${level}`];
    });
    const verbs = ['export', 'print', 'edit', 'delete', ...Object.keys(actions)];
    const isUsual = (action: string) => whole === 'write' || action === 'export' || action === 'print';
    const exceptions = verbs.flatMap(action => (may(name, action) === isUsual(action) ? [] : [`${action}: ${isUsual(action) ? 'no' : 'yes'}`]));
    return { name: role, says: [whole, ...others, ...exceptions] };
  });
}
