import { type ActionInput, actionOf, holds, type Resource, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { isSame } from '#frame/record/differences.ts';

/** Why something is not done to a record: who is signed in may not, its conditions do not hold, nothing would change. */
export type WhyNot = 'mayNot' | 'unfit' | 'same';

/** Why an action, or `delete`, is not to be done to a record with what it is asked with; `undefined` where it is. */
export function whyNot(resource: Resource, action: string, record: ShopRecord, asked: ActionInput): WhyNot | undefined {
  if (!canAccess(resource.name, action, record)) return 'mayNot';
  const declared = actionOf(resource, action);
  if (!declared) return undefined;
  if (!holds(declared.when, record) || !holds(declared.enabled, record)) return 'unfit';
  // A row may lack what the outcome is made of, which is read again then.
  if (declared.fresh && !declared.call && declared.preview?.some(source => valueAt(record, source.split('.')[0] as string) === undefined))
    return undefined;
  return declared.expect && !declared.removes && isSame(declared.expect(record, asked), record) ? 'same' : undefined;
}
