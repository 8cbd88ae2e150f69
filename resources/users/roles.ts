import { listOf } from '#define';

export const roles = listOf('user', 'dealer', 'admin');

/** The role shown in lists; `guest` for a guest. */
export const roleOf = ({ isGuest, role }: { isGuest?: unknown; role?: unknown }): unknown => (isGuest === true ? 'guest' : role);
