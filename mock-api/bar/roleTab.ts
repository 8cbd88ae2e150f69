/** The tab that shows the app as a role has it. */
import { action, el, labelled, select } from './dom';
import { seenRole, updateSeenRole } from './tabState';
import type { Bar, TabContent } from './types';

/** Chooses the role as which this browser tab shows the app. */
export function roleTab({ about: { roles }, reload }: Bar): TabContent {
  const choices = select([['', 'The role of the account'], ...roles.map(role => [role, role] as const)], seenRole() ?? '');
  const see = (role: string | undefined) => {
    updateSeenRole(role);
    reload();
  };
  const body = el(
    'fieldset',
    {},
    el('legend', {}, 'See as'),
    el(
      'p',
      { className: 'soft' },
      'The app of this tab behaves as for the role, until you switch back. Only the app: the server still answers your own account.',
    ),
    el(
      'div',
      { className: 'row end' },
      labelled('Role of this tab', choices),
      action('See as this role', () => see(choices.value || undefined), 'main'),
      seenRole() === undefined ? undefined : action('Switch back', () => see(undefined)),
    ),
    roles.length ? undefined : el('p', { className: 'soft' }, 'resources/access.ts names no role.'),
  );
  return { body };
}
