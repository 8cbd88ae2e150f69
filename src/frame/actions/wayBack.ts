import {
  type Asked,
  actionOf,
  askedFields,
  isNothing,
  isPlain,
  type Plain,
  type Resource,
  type ShopRecord,
  valueAt,
} from '../../../resources/define';
import { mayHere } from '../access';
import { isSame } from '../forms/changes';

/** A value within a record of nothing else: `'address.door'` gives `{ address: { door: 3 } }`, beside what is there already. */
function put(holder: Plain, [first = '', ...rest]: readonly string[], value: unknown): Plain {
  const beside = holder[first];
  return { ...holder, [first]: rest.length ? put(isPlain(beside) ? beside : {}, rest, value) : value };
}

/** Of a record, what stands at some sources, as what an action is asked with. */
export const heldAt = (record: unknown, sources: readonly string[]): Plain =>
  sources.reduce<Plain>((held, source) => {
    const value = valueAt(record, source);
    return value === undefined ? held : put(held, source.split('.'), value);
  }, {});

/** An action, and what it is asked with. */
export interface Step {
  action: string;
  asked: Asked;
}

/**
 * How an action that was done to a record is taken back, by what the record held before. `undefined` where no way is known: none is
 * declared, nothing was changed, what it would be asked with was not there, or who is signed in may not.
 */
export function wayBack(resource: Resource, action: string, before: ShopRecord, after: ShopRecord | undefined): Step | undefined {
  const { undo } = resource.actions[action] ?? {};
  const name = undo === true ? action : undo;
  const back = name === undefined ? undefined : actionOf(resource, name);
  if (name === undefined || !back || !mayHere(resource.name, name, before)) return undefined;
  if (after && isSame(before, after)) return undefined;
  const fields = askedFields(resource, back);
  const asked = heldAt(
    before,
    fields.map(({ source }) => source),
  );
  return fields.some(({ required, source }) => required && isNothing(valueAt(asked, source))) ? undefined : { action: name, asked };
}
