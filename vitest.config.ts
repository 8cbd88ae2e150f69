import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The module of react-router that Node gives to react-admin. Vite alone would give the app the CommonJS one, a second router. */
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
    // All of them: by default one is left for whoever works beside, and of two that is half.
    maxWorkers: availableParallelism(),
    // Threads take a quarter less time than processes.
    projects: [
      { extends: true, test: { name: 'threads', pool: 'threads', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/define/dev/**'] } },
      // Works in a folder of its own, and a thread cannot change folders.
      { extends: true, test: { name: 'dev', pool: 'forks', include: ['tests/define/dev/**/*.test.ts'] } },
    ],
  },
});
