import react from '@vitejs/plugin-react';
import { defineConfig, type PreviewServer, runnerImport, type ViteDevServer } from 'vite';
import tables from './fixtures.json' with { type: 'json' };

/** Serves the library's API at `/api`, in memory. */
async function serveMock({ middlewares }: ViteDevServer | PreviewServer): Promise<void> {
  const { module: engine } = await runnerImport<typeof import('#mock-api/engine/createMock.ts')>('./mock-api/engine/createMock.ts');
  const { module: library } = await runnerImport<typeof import('./resources')>('./examples/library/resources.ts');
  middlewares.use('/api', engine.createMock({ resources: library.resources, fixtures: tables }));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), { name: 'library-api', configureServer: serveMock, configurePreviewServer: serveMock }],
});
