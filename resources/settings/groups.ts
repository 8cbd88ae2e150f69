/** The groups of the settings, as the tabs send them. */
export const groups = ['company', 'taxDetails', 'payment', 'shipping', 'legal', 'specialMessages', 'setup', 'multiLanguange'] as const;

/** What the simplified page sends, and the tabs do not. */
export const simple = ['homeShop', 'shopSearchDistance', 'returnDuration', 'privacyPolicy'] as const;

/** For how long the settings that were just read need not be read again by the forms that change them, in milliseconds. */
export const settingsFreshFor = 5000;
