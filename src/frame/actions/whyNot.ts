import { type ActionInput, actionOf, firstStep, holds, type Resource, removesRecord, type ShopRecord, valueAt } from '#define';
import { canAccess } from '#frame/context/canAccess.ts';
import { isSame } from '#frame/record/differences.ts';

/** Why an action is not done to a record: the user lacks permission, its conditions do not hold, or it would change nothing. */
export type WhyNot = 'mayNot' | 'unfit' | 'same';

/** Why an action, or `delete`, cannot be done to a record with an input; `undefined` if it can. */
export function whyNot(resource: Resource, action: string, record: ShopRecord, input: ActionInput): WhyNot | undefined {
  if (!canAccess(resource.name, action, record)) return 'mayNot';
  const declared = actionOf(resource, action);
  if (!declared) return undefined;
  if (!holds(declared.when, record)) return 'unfit';
  // The row may lack the values that `expect` needs. The action then reads the record again.
  if (declared.fresh && !declared.call && declared.preview?.some(source => valueAt(record, firstStep(source)) === undefined)) return undefined;
  return declared.expect && !removesRecord(resource, action) && isSame(declared.expect(record, input), record) ? 'same' : undefined;
}

type Translate = (key: string, options?: { _: string }) => string;

/** The reason as text. If the action's conditions do not hold, `resources.<name>.reasons.<action>` replaces the general text. */
export function reasonText(translate: Translate, resource: string, action: string, why: WhyNot): string {
  const general = translate(`app.reasons.${why}`);
  return why === 'unfit' ? translate(`resources.${resource}.reasons.${action}`, { _: general }) : general;
}
