import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium';

// Those who run the tests by workers are given what was found.
process.env.CHROMIUM_PATH = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // A busy machine may be late once; what fails twice has failed. Late ones are named by tests/run.mjs, which lets one pass.
  retries: 1,
  // One more than the processors of where they run: a third of a test's time is waiting.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    // Recording takes a good part of two cores, so only what has failed once is recorded.
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
