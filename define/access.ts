/** Who may do what. */

/** What a user wants to do. */
export interface AccessRequest {
  resource: string;
  /** `list`, `show`, `create`, `edit`, `delete`, or an action of the resource; of a page `show`. */
  action: string;
  /** The record it is done to; none for a list, a create page, or a record that has not been read. */
  record?: Readonly<Record<string, unknown>> | undefined;
  /** The `role` in the user's token; none where the token has none. */
  role?: string | undefined;
}

/** Whether a request is granted. Pure and quick: a list asks for every button of every row. */
export type AccessRule = (request: AccessRequest) => boolean;
