/** Where each resource's list was opened last in this tab, with its search, filters and page. */
const opened = new Map<string, string>();

/** Remembers the address of a list that stands on the screen. */
export const rememberList = (resource: string, address: string): void => void opened.set(resource, address);

/** The address at which a resource's list was opened last, if it was. */
export const lastListAddress = (resource: string): string | undefined => opened.get(resource);
