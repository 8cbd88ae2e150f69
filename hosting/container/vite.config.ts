import { defineConfig } from 'vite';

/** Bundles the preparation of the container, which runs without this repository: `vite build --config hosting/container/vite.config.ts`. */
export default defineConfig({
  build: {
    ssr: 'hosting/container/prepare.ts',
    outDir: 'dist-container',
    target: 'node18',
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
