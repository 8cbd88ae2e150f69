import { listOf } from '#define';

/** The layouts of groups in the shop. */
export const layouts = listOf('highlight', 'list_vertical', 'list_horizontal', 'carousel', 'list_vertical_sm');
export type Layout = (typeof layouts)[number];
