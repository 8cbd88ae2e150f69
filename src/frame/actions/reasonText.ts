import type { Resource } from '#define';
import type { WhyNot } from './whyNot';

type Translate = (key: string, options?: { _: string }) => string;

/** Why an action is not done to a record, in words: `resources.<name>.reasons.<action>` where its conditions do not hold, else in general ones. */
export function reasonText(translate: Translate, resource: string, action: string, why: WhyNot): string {
  const general = translate(`app.reasons.${why}`);
  return why === 'unfit' ? translate(`resources.${resource}.reasons.${action}`, { _: general }) : general;
}

/** Key of what a question says will become of a record that is deleted: gone for good, or kept where it can be restored. */
export const deleteText = ({ actions }: Resource): string =>
  Object.values(actions).some(({ restores }) => restores) ? 'app.confirm.restorableText' : 'app.confirm.deleteText';
