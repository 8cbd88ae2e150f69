import type { Resource } from '#define';

/** The shop's resources with a test's own added. A test's resource replaces the shop's one of the same name. */
export const besideShop = (ofShop: readonly Resource[], ...added: readonly Resource[]): readonly Resource[] => [
  ...ofShop.filter(({ name }) => !added.some(other => other.name === name)),
  ...added,
];
