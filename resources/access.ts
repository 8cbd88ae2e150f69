/**
 * Who may do what. The one place to say it: the menu, every button, every page and react-admin's `useCanAccess` ask here.
 * What is refused here is not offered; the server has the last word.
 */
/** What somebody wants to do. */
export interface Wish {
  resource: string;
  /** `list`, `show`, `create`, `edit`, `delete`, or an action of the resource. */
  action: string;
  /** The record it is done to; none for a list, a create screen, or a page whose record has not been read. */
  record?: Readonly<Record<string, unknown>> | undefined;
  /** The `role` in the token of who is signed in; none where the token says nothing of it. */
  role?: string | undefined;
}

/**
 * Whether a wish is granted; every one is. Pure and quick: a list asks for every button of every row.
 * @example if (role === 'helper' && action === 'delete') return false;
 */
export function mayDo(_wish: Wish): boolean {
  return true;
}
