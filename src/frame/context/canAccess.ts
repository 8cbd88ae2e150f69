import { claimsOf, readToken } from '#dataProvider/session.ts';
import type { AccessRequest, AccessRule } from '#define';

let rule: AccessRule = () => true;

/** Sets who may do what. `Admin` does it before the first screen renders. */
export function setAccessRule(next: AccessRule): void {
  rule = next;
}

let cached: { token: string | undefined; role: string | undefined } = { token: undefined, role: undefined };

/** The role in the user's token. A token is parsed once, as a list asks for every button. */
function currentRole(): string | undefined {
  const token = readToken();
  if (token !== cached.token) {
    const { role } = token ? claimsOf(token) : {};
    cached = { token, role: typeof role === 'string' ? role : undefined };
  }
  return cached.role;
}

/** Whether the user may do something, by the rule that `Admin` was given. Unlike react-admin's `useCanAccess`, it answers at once. */
export const canAccess = (resource: string, action: string, record?: AccessRequest['record']): boolean =>
  rule({ resource, action, record, role: currentRole() });
