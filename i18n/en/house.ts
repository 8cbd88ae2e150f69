/** Revenue, settings (part 2). */
export const house = {
  settings: { name: 'Settings |||| Settings' },
};
