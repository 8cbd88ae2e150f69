/** Flags that staff switch: what the key `switch` of a field gives. */
import type { Action } from '#define/actions.ts';
import type { Field, Fields } from '#define/fieldTypes.ts';
import type { Column, List } from '#define/lists.ts';

/** The names of the actions that the key `switch` gives; `never` when no field has it. */
export type SwitchAction<F extends Fields> = [Extract<F[number], { switch: unknown }>] extends [never] ? never : 'status' | 'activate' | 'deactivate';

const switched = (fields: readonly Field[]): Field | undefined => fields.find(field => field.switch !== undefined);

/**
 * The actions of a switched flag: `status` toggles it, `activate` and `deactivate` set it. Its call toggles the flag too, so these two read
 * the record first. None when no field is switched.
 */
export function switchActions(fields: readonly Field[]): Readonly<Record<string, Action>> {
  const field = switched(fields);
  if (!field) return {};
  const { source } = field;
  const through: Action = typeof field.switch === 'object' ? { of: 'status', fresh: true } : {};
  return {
    status: { ...(typeof field.switch === 'object' ? { call: field.switch } : {}), sets: { [source]: 'toggle' } },
    activate: { ...through, when: { [source]: false }, sets: { [source]: true } },
    deactivate: { ...through, when: { [source]: true }, sets: { [source]: false } },
  };
}

/**
 * The list with its column of a switched flag as a switch, unless the column has a kind of its own. A list that declares no columns gets the
 * filter and the two bulk actions too, unless it declares its own.
 */
export function withSwitch<L extends Partial<List> & Pick<List, 'columns'>>(list: L, fields: readonly Field[], declaresColumns: boolean): L {
  const source = switched(fields)?.source;
  if (source === undefined) return list;
  const columns = list.columns.map((column): string | Column => {
    const declared: Column = typeof column === 'string' ? { source: column } : column;
    return declared.source === source && declared.kind === undefined ? { ...declared, kind: 'switch' as const } : column;
  });
  return { ...(declaresColumns ? {} : { filters: [source], bulk: ['activate', 'deactivate'] }), ...list, columns };
}
