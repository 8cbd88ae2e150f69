/** Texts of questions about actions. Apart from `whyNot`, which the first screen does not need. */
import type { Resource } from '#define';
import type { WhyNot } from './whyNot';

type Translate = (key: string, options?: { _: string }) => string;

/** The reason as text. If the action's conditions do not hold, `resources.<name>.reasons.<action>` replaces the general text. */
export function reasonText(translate: Translate, resource: string, action: string, why: WhyNot): string {
  const general = translate(`app.reasons.${why}`);
  return why === 'unfit' ? translate(`resources.${resource}.reasons.${action}`, { _: general }) : general;
}

/** The text key of a delete question: the record can be restored, or not. */
export const deleteText = ({ actions }: Resource): string =>
  Object.values(actions).some(({ restores }) => restores) ? 'app.confirm.restorableText' : 'app.confirm.deleteText';
