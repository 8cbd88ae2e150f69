/** The settings that only the simplified page sends. */
export const simplifiedKeys = ['homeShop', 'shopSearchDistance', 'returnDuration', 'privacyPolicy'] as const;

/** In milliseconds. Forms do not read settings again within this time. */
export const settingsFreshFor = 5000;
