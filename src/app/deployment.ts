import { defaultSettings, type Settings } from '#hosting/settings.ts';

/** The settings of this deployment, from the data block of index.html. */
export const deployment: Settings = { ...defaultSettings, ...JSON.parse(globalThis.document?.getElementById('settings')?.textContent ?? '{}') };

/** The version of this page, as the build wrote it: `1.0.0 (abc1234)`; empty under `npm start`. */
export const ownVersion = (): string => document.querySelector<HTMLMetaElement>('[name=version]')?.content ?? '';

/** The patterns of the documented addresses, which the build puts into index.html. */
export const documentedAddresses = (): readonly string[] => document.querySelector<HTMLMetaElement>('[name=addresses]')?.content.split(' ') ?? [];
