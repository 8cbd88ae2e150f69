import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, runnerImport, type UserConfig } from 'vite';
import { mockApi } from './mock-api/vitePlugin.ts';
import { valueAt } from './resources/define.ts';

const virtualId = 'virtual:ahead';

/** Works out from the resources what the gate must know of them, so that it need not carry them. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    resolveId: id => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { module } = await runnerImport<typeof import('./src/routing/ahead')>('./src/routing/ahead.ts');
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Puts the English texts of the pages before the app into index.html, so that they are there before any code is. */
function gateTexts(): Plugin {
  return {
    name: 'gate-texts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<typeof import('./i18n/en/gate')>('./i18n/en/gate.ts');
        const words = (key: string) => {
          const text = valueAt(module.gate, key);
          if (typeof text !== 'string') throw new Error(`index.html names the text '${key}', which i18n/en/gate.ts lacks.`);
          return text;
        };
        return html
          .replace(/data-text([^>]*)>([\w.]+)<\//g, (_, others: string, key: string) => `data-text="${key}"${others}>${words(key)}</`)
          .replace(/aria-label="([\w.]+)" data-label/g, (_, key: string) => `aria-label="${words(key)}" data-label="${key}"`);
      },
    },
  };
}

/** Files of a chunk and all it imports. */
function filesOf(bundle: Rolldown.OutputBundle, file: string, known = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || known.has(file)) return known;
  known.add(file);
  for (const imported of chunk.imports) filesOf(bundle, imported, known);
  return known;
}

const isApp = ({ moduleIds }: Rolldown.OutputChunk): boolean => moduleIds.some(id => id.endsWith('/src/App.tsx'));

/** Lets a signed-in visitor's browser fetch the app's code beside the gate's, not after it. */
function preloadApp(): Plugin {
  return {
    name: 'preload-app',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const app = Object.values(bundle).find(file => file.type === 'chunk' && isApp(file));
        const files = JSON.stringify([...filesOf(bundle, app?.fileName ?? '')]);
        const script = `if(localStorage.token||sessionStorage.token)for(const f of ${files}){const l=document.createElement('link');l.rel='modulepreload';l.href='/'+f;if(f===${JSON.stringify(app?.fileName)})l.id='app-code';document.head.append(l)}`;
        return html.replace('<style>', `<script>${script}</script>\n    <style>`);
      },
    },
  };
}

const settings = (): UserConfig => ({
  plugins: [react(), gateTexts(), ahead(), preloadApp(), mockApi()],
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'resources/**/*.{ts,tsx}'] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { target: 'es2022', chunkSizeWarningLimit: 1000 },
});

/** The modules that the first screen of the app needs, the gate's left out: found by building once. */
async function modulesOfApp(mode: string): Promise<ReadonlySet<string>> {
  const plain = settings();
  const built = await build({ ...plain, configFile: false, mode, logLevel: 'error', build: { ...plain.build, write: false } });
  const bundle = Object.fromEntries((built as Rolldown.RolldownOutput).output.map(file => [file.fileName, file]));
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const filesFrom = (isRoot: (chunk: Rolldown.OutputChunk) => boolean) => filesOf(bundle, chunks.find(isRoot)?.fileName ?? '');
  const gate = filesFrom(({ isEntry }) => isEntry);
  const app = chunks.filter(({ fileName }) => !gate.has(fileName) && filesFrom(isApp).has(fileName));
  return new Set(app.flatMap(({ modules }) => Object.keys(modules)));
}

export default defineConfig(async ({ command, mode }) => {
  const plain = settings();
  if (command !== 'build') return plain;
  const ofApp = await modulesOfApp(mode);
  // One file in place of seventy: a line with a long way to the server asks for each in its own time.
  const groups = [{ name: 'app', test: (id: string) => ofApp.has(id), includeDependenciesRecursively: false }];
  return { ...plain, build: { ...plain.build, rolldownOptions: { output: { codeSplitting: { groups } } } } };
});
