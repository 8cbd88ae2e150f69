/** The anchor of a heading, as the hosts of repositories make it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Gives the anchors of a page's headings, one after the other. Equal headings are numbered. */
export function anchorsOfPage(): (heading: string) => string {
  const used = new Map<string, number>();
  return heading => {
    const anchor = anchorOf(heading);
    const times = used.get(anchor) ?? 0;
    used.set(anchor, times + 1);
    return times ? `${anchor}-${times}` : anchor;
  };
}
