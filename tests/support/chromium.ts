// Finds the browser for the browser tests: CHROMIUM_PATH, the system's, Playwright's own. Installs one where there is none.
// Debian's headless shell comes first, because the suite takes a third less time with it.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const which = (name: string): string => {
  try {
    return execSync(`command -v ${name}`, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

const known = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    ...['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which),
    chromium.executablePath(),
  ].find(candidate => candidate && existsSync(candidate));

const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
const apt = `${sudo}apt-get install -y -qq`;
const installers = [
  'npx --no-install playwright install chromium',
  `${sudo}apt-get update -qq && (${apt} chromium-headless-shell || ${apt} chromium)`,
];

/** Path of a Chromium that runs. Installs one where there is none. Throws with instructions where that fails. */
export function findChromium(): string {
  for (const install of installers) {
    const browser = known();
    if (browser) return browser;
    process.stderr.write(`No Chromium yet; trying: ${install}\n`);
    try {
      execSync(install, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
    } catch {
      process.stderr.write('That did not work.\n');
    }
  }
  const browser = known();
  if (browser) return browser;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install Chromium or Chrome by hand, or set CHROMIUM_PATH to one, and run again.',
  );
}
