/** Where something may be pressed with a finger: on a phone, and on a tablet of any width. */
export const touchQuery = '@media (max-width: 599.95px), (pointer: coarse)';
