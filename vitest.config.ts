import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The build of react-router that react-admin gets from Node. Vite by itself would give the app the CommonJS build, a second router. */
const router = (file: string) => fileURLToPath(new URL(`./node_modules/react-router/dist/development/${file}`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: router('index.mjs') },
      { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
    ],
  },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    // All processors. By default Vitest leaves one free, which is half of two.
    maxWorkers: availableParallelism(),
    tags: [{ name: 'slow', description: 'Left out by `npm test`, run by `npm run test:all`.' }],
    // Threads take a quarter less time than processes.
    projects: [
      { extends: true, test: { name: 'threads', pool: 'threads', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/define/dev/**'] } },
      // These tests change the working directory, which a thread cannot.
      { extends: true, test: { name: 'dev', pool: 'forks', include: ['tests/define/dev/**/*.test.ts'] } },
    ],
  },
});
