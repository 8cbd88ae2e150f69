import { defineConfig } from 'vite';

/**
 * Bundles a command that runs without this repository: `vite build --config hosting/container/vite.config.ts`, by default the preparation of the
 * container.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'hosting/container/prepare.ts',
    outDir: 'dist-container',
    target: 'node18',
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
