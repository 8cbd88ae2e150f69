/** What an action without behaviour does: what its declaration expects of it. */
import { type Action, actionInputFields, actionOf, type Field, holds, isNothing, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { type Behaviour, Refusal } from './behaviourTypes';

/**
 * What the server does for a call that has no behaviour: of the actions that are names for it, the first whose conditions the row
 * meets says how the row will be; one that meets none is refused. `undefined` where none says it.
 */
export function expectedAction(resource: Resource, key: string): NonNullable<Behaviour['actions']>[string] | undefined {
  const names = Object.keys(resource.actions).filter(name => name === key || resource.actions[name]?.of === key);
  const known = names.flatMap(name => actionOf(resource, name) ?? []).filter(({ expect }) => expect);
  if (!known.length) return undefined;
  return (row, _world, body) => {
    const record: ShopRecord = { ...row, id: row._id };
    const fitting = known.find(({ when, enabled }) => holds(when, record) && holds(enabled, record));
    if (!fitting) throw new Refusal(`'${key}' cannot be done to this record as it is`, 409);
    const { id: _id, ...changed } = fitting.expect?.(record, askedIn(body, fitting, actionInputFields(resource, fitting))) ?? record;
    for (const gone of Object.keys(row).filter(name => name !== 'id' && !(name in changed))) delete row[gone];
    return Object.assign(row, changed);
  };
}

/** Of a body, what the action asks for. @throws Refusal where something is missing or is none of the choices. */
function askedIn(body: Plain, { ask }: Action, fields: readonly Field[]): Plain {
  for (const { source, required, choices } of fields) {
    const value = valueAt(body, source);
    if (required && isNothing(value)) throw new Refusal(`${source} is required`);
    if (choices && !isNothing(value) && !choices.some(choice => String(choice) === String(value))) throw new Refusal(`${source} cannot be ${value}`);
  }
  if (!ask) return {};
  const keys = fields.map(({ source }) => source.split('.')[0]);
  return Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));
}
