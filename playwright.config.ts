import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium';

// Workers read the config again: they use the browser found here.
process.env.CHROMIUM_PATH = findChromium();

// The mock's days follow the time zone of the machine, the browser's its own. In tests both are UTC.
process.env.TZ = 'UTC';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // On a busy machine one test may be too slow. tests/run.mjs lists the tests that needed a second try and accepts one of them.
  retries: 1,
  // One for each processor: a third made each test slower and the run no shorter.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    // Recording is slow, so only the second try of a failed test is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
