import type { SetupInput } from '#define';

/** The classification types, in display order. */
export const classificationTypes = [
  'category',
  'subcategory',
  'brand',
  'gendertype',
  'agegroup',
] as const satisfies readonly SetupInput<'classificationInputs'>[];
export type ClassificationType = (typeof classificationTypes)[number];
