/** The groups of settings that the tabs send. */
export const groups = ['company', 'taxDetails', 'payment', 'shipping', 'legal', 'specialMessages', 'setup', 'multiLanguange'] as const;

/** The settings that only the simplified page sends. */
export const simplifiedKeys = ['homeShop', 'shopSearchDistance', 'returnDuration', 'privacyPolicy'] as const;

/** In milliseconds. Forms do not read settings again within this time. */
export const settingsFreshFor = 5000;
