/** What an action without behaviour does: the outcome that its declaration states. */
import { type Action, actionInputFields, actionOf, type Field, holds, isNothing, type Plain, type Resource, type ShopRecord, valueAt } from '#define';
import { type Behaviour, Refusal } from './behaviourTypes';
import { refuseInvalid } from './resourceTable';

/**
 * The behaviour of a call from the declared outcomes of its actions. Several actions may share a call (`of`): the first one whose
 * conditions the row meets is applied, and a row that meets none is refused with 409.
 * @returns undefined where no action declares an outcome.
 */
export function expectedAction(resource: Resource, key: string): NonNullable<Behaviour['actions']>[string] | undefined {
  const names = Object.keys(resource.actions).filter(name => name === key || resource.actions[name]?.of === key);
  const known = names.flatMap(name => actionOf(resource, name) ?? []).filter(({ expect }) => expect);
  if (!known.length) return undefined;
  return (row, _world, body) => {
    const record: ShopRecord = { ...row, id: row._id };
    const action = known.find(({ when }) => holds(when, record));
    if (!action) throw new Refusal(`'${key}' cannot be done to this record as it is`, 409);
    const { id: _id, ...changed } = action.expect?.(record, inputsIn(body, action, actionInputFields(resource, action))) ?? record;
    for (const removed of Object.keys(row).filter(name => name !== 'id' && !(name in changed))) delete row[removed];
    return Object.assign(row, changed);
  };
}

/** The inputs of an action in a body. @throws Refusal where a required one is missing, or a value is not among the choices. */
function inputsIn(body: Plain, { ask }: Action, fields: readonly Field[]): Plain {
  for (const { source, required, choices } of fields) {
    const value = valueAt(body, source);
    if (required && isNothing(value)) throw new Refusal(`${source} is required`);
    if (choices && !isNothing(value) && !choices.some(choice => String(choice) === String(value))) throw new Refusal(`${source} cannot be ${value}`);
  }
  refuseInvalid(fields, body, body);
  if (!ask) return {};
  const keys = fields.map(({ source }) => source.split('.')[0]);
  return Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));
}
