/** Phones and touch screens of any width, where targets must be large enough for a finger. */
export const touchQuery = '@media (max-width: 599.95px), (pointer: coarse)';
