import type { Resource } from '#define';

/** The resources of a shop and a test's own. Where the shop has one of the same name, the test's takes its place. */
export const besideShop = (ofShop: readonly Resource[], ...own: readonly Resource[]): readonly Resource[] => [
  ...ofShop.filter(({ name }) => !own.some(other => other.name === name)),
  ...own,
];
