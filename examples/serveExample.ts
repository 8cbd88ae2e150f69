import react from '@vitejs/plugin-react';
import { type PreviewServer, runnerImport, type UserConfig, type ViteDevServer } from 'vite';

/** The Vite config of the example in a folder. Its `mock.ts` makes what answers at `/api`. */
export function serveExample(folder: string): UserConfig {
  const serve = async ({ middlewares }: ViteDevServer | PreviewServer): Promise<void> => {
    const { module } = await runnerImport<{ mock: () => Parameters<typeof middlewares.use>[1] }>(`${folder}/mock.ts`);
    middlewares.use('/api', module.mock());
  };
  return { root: folder, plugins: [react(), { name: 'example-api', configureServer: serve, configurePreviewServer: serve }] };
}
