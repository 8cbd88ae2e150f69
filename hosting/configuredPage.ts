/** The settings in the page: a data block, which no policy has to allow, and the base path before each of the page's own addresses. Pure. */
import { defaultSettings, type SettingName, type Settings } from './settings.ts';

const block = /<script type="application\/json" id="settings">(.*?)<\/script>/s;

/** The title of the page where the shop has no name. */
const ownName = 'Shop Admin';

/** The data block of the settings that differ from the defaults. */
export function settingsBlock(settings: Settings): string {
  const changed = Object.entries(settings).filter(([name, value]) => value !== defaultSettings[name as SettingName]);
  // A text cannot end the block.
  const json = JSON.stringify(Object.fromEntries(changed)).replace(/</g, '\\u003c');
  return `<script type="application/json" id="settings">${json}</script>`;
}

/** The base path that a page stands below now. @throws Error when the page has no settings. */
function basePathOf(html: string): string {
  const [, json] = block.exec(html) ?? [];
  if (json === undefined) throw new Error('index.html has no settings: it is not a page of this build.');
  return JSON.parse(json).basePath ?? defaultSettings.basePath;
}

/** A page of the build with these settings in place of those that it has. Its scripts stay as they are, and so do their hashes. */
export function configuredPage(html: string, settings: Settings): string {
  const before = basePathOf(html);
  const addresses = new RegExp(`( (?:href|src)=")${before}(?!/)`, 'g');
  const title = (settings.shopName || ownName).replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return html
    .replace(addresses, `$1${settings.basePath}`)
    .replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
    .replace(block, () => settingsBlock(settings));
}
