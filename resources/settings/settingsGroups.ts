import { listOf } from '#define';

/** The settings that only the simplified page sends. */
export const simplifiedKeys = listOf('homeShop', 'shopSearchDistance', 'returnDuration', 'privacyPolicy');

/** In milliseconds. Forms do not read settings again within this time. */
export const settingsFreshFor = 5000;
