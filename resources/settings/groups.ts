/** The groups of the settings, one tab each, in the order of the tabs. */
export const groups = ['company', 'taxDetails', 'payment', 'shipping', 'legal', 'specialMessages', 'setup', 'multiLanguange'] as const;
export type Group = (typeof groups)[number];

/** What the simplified page sends, and the tabs do not. */
export const simple = ['homeShop', 'shopSearchDistance', 'returnDuration', 'privacyPolicy'] as const;

/** For how long the settings that were just read need not be read again by the forms that change them, in milliseconds. */
export const settingsFreshFor = 5000;
