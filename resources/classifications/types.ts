import type { SetupInput } from '#define';

/** The types of classification, in the order in which staff meet them. */
export const classificationTypes = [
  'category',
  'subcategory',
  'brand',
  'gendertype',
  'agegroup',
] as const satisfies readonly SetupInput<'classificationInputs'>[];
export type ClassificationType = (typeof classificationTypes)[number];
