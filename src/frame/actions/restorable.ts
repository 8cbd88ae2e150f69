import type { Resource } from '#define';

/** Whether an action brings back what was deleted. */
export const isRestorable = ({ actions }: Resource): boolean => Object.values(actions).some(({ restores }) => restores);

/** The text key of a delete question: the record can be restored, or not. */
export const deleteText = (resource: Resource): string => (isRestorable(resource) ? 'app.confirm.restorableText' : 'app.confirm.deleteText');
