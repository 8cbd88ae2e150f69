import { defaultSettings, type Settings } from '#hosting/settings.ts';

/** The settings of this deployment, from the data block of index.html. */
export const deployment: Settings = { ...defaultSettings, ...JSON.parse(globalThis.document?.getElementById('settings')?.textContent ?? '{}') };
