import { readToken } from '#dataProvider/session.ts';
import { claimsOf } from '#dataProvider/tokenClaims.ts';
import { mayDo, type Wish } from '#resources/access.ts';

let known: { token: string | undefined; role: string | undefined } = { token: undefined, role: undefined };

/** The role in the token of who is signed in. A token is read once: a list asks for every button. */
function roleHere(): string | undefined {
  const token = readToken();
  if (token !== known.token) {
    const { role } = token ? claimsOf(token) : {};
    known = { token, role: typeof role === 'string' ? role : undefined };
  }
  return known.role;
}

/**
 * Whether who is signed in may do something, decided at once by `resources/access.ts`. Our own parts ask here and not with
 * react-admin's `useCanAccess`, whose answer comes a render later.
 */
export const canAccess = (resource: string, action: string, record?: Wish['record']): boolean =>
  mayDo({ resource, action, record, role: roleHere() });
