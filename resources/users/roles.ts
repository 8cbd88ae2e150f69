export const roles = ['user', 'dealer', 'admin'] as const;

/** The role shown in lists; `guest` for a guest. */
export const roleOf = ({ isGuest, role }: { isGuest?: unknown; role?: unknown }): unknown => (isGuest === true ? 'guest' : role);
