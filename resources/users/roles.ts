/** What a user can be. */
export const roles = ['user', 'dealer', 'admin'] as const;

/** What a user is called in lists: a guest, or their role. */
export const roleOf = ({ isGuest, role }: { isGuest?: unknown; role?: unknown }): unknown => (isGuest === true ? 'guest' : role);
