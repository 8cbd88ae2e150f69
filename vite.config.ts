import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { mockApi } from './mock-api/vitePlugin';

const virtualId = 'virtual:shown-paths';

/** The documented address patterns as a list, for the gate, which must not carry the resources. */
function shownPaths(): Plugin {
  return {
    name: 'shown-paths',
    resolveId: id => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { module } = await runnerImport<typeof import('./src/routing/allAddresses')>('./src/routing/allAddresses.ts');
      return `export default ${JSON.stringify([...new Set(module.allAddresses.map(({ shown }) => shown))])}`;
    },
  };
}

export default defineConfig({
  plugins: [react(), shownPaths(), mockApi()],
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'resources/**/*.{ts,tsx}'] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { target: 'es2022', chunkSizeWarningLimit: 1000 },
});
