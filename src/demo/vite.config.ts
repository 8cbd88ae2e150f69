import { defineConfig, mergeConfig } from 'vite';
import app from '../../vite.config.ts';
import { demo } from './demoPlugin.ts';

// Everything stays in the browser, so no map server is called unless the builder names one.
process.env.VITE_MAP_TILES_URL ??= 'none';

/** The demo without a server: `npm run build:demo`. */
export default mergeConfig(
  app,
  defineConfig({
    plugins: [demo()],
    // The mode of sign-in, which the mock reads from its environment on a machine.
    define: { 'process.env.VITE_AUTH_MODE': '"token"' },
    build: { outDir: 'dist-demo' },
  }),
);
