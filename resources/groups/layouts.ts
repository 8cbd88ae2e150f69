/** The layouts of groups in the shop. */
export const layouts = ['highlight', 'list_vertical', 'list_horizontal', 'carousel', 'list_vertical_sm'] as const;
export type Layout = (typeof layouts)[number];
