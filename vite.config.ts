import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { checkDeclarations, type ReadDeclarations } from './define/dev/checkPlugin.ts';
import { hosting } from './hosting/hostingPlugin.ts';
import { mockApi } from './mock-api/vitePlugin.ts';
import { lean } from './src/app/lean/leanPlugin.ts';

const virtualId = 'virtual:early-urls';

/** Works out from the resources what the gate must know of them, so that it need not carry them. */
function earlyUrls(): Plugin {
  return {
    name: 'early-urls',
    resolveId: id => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      // Carried while one works, so that a changed declaration is in force.
      if (this.environment.mode === 'dev') return "export * from '/src/app/earlyUrls.ts';";
      const { module } = await runnerImport<typeof import('./src/app/earlyUrls')>('./src/app/earlyUrls.ts');
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Puts the sign-in page into index.html, so that it is there before any code is. */
function prerender(): Plugin {
  return {
    name: 'prerender',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { module } = await runnerImport<typeof import('./src/app/auth/prerender')>('./src/app/auth/prerender.tsx');
        return html.replace('<div id="root">', place => place + module.signInPage);
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

const isApp = ({ moduleIds }: Rolldown.OutputChunk): boolean => moduleIds.some(id => id.endsWith('/src/app/startApp.tsx'));

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
        const script = `{let s;try{s=localStorage.token||sessionStorage.token}catch{}if(s)for(const f of ${files}){const l=document.createElement('link');l.rel='modulepreload';l.href='/'+f;if(f===${JSON.stringify(app?.fileName)})l.id='app-code';document.head.append(l)}}`;
        return html.replace('<style>', `<script>${script}</script>\n    <style>`);
      },
    },
  };
}

const moduleAt = (file: string): string => path.resolve(import.meta.dirname, file).replaceAll('\\', '/');

/** Makes a root of the app beside the gate's, so that the bundler tells what its first screen needs. */
function appRoot(): Plugin {
  return {
    name: 'app-root',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: moduleAt('src/app/startApp.tsx'), name: 'app', preserveSignature: 'allow-extension' });
    },
  };
}

/** A module and all that it imports before it runs. */
function importedBy(id: string, graph: Rolldown.ChunkingContext, known = new Set<string>()): Set<string> {
  if (known.has(id)) return known;
  known.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, graph, known);
  return known;
}

/** What libraries are made of, what the build takes in place of their own modules included. */
const isLibrary = (id: string): boolean => id.includes('/node_modules/') || id.startsWith(moduleAt('src/app/lean')) || id.startsWith('\0lean:');

/**
 * Two files in place of seventy for the app's first screen, one for what the gate shares with it: a line with a long way to the
 * server asks for each in its own time. Libraries apart from the app: a browser compiles both at once, and keeps the former when
 * the latter is published anew.
 */
function firstScreen(): Rolldown.CodeSplittingGroup {
  const page = moduleAt('index.html');
  const code = moduleAt('src/app/main.tsx');
  const gates = new WeakMap<Rolldown.ChunkingContext, ReadonlySet<string>>();
  const gateOf = (graph: Rolldown.ChunkingContext) => {
    const gate = gates.get(graph) ?? importedBy(page, graph);
    gates.set(graph, gate);
    return gate;
  };
  return {
    debugName: 'first screen',
    // What a root needs, by what is used of each module: less than its imports, which name whole libraries.
    tags: ['$initial'],
    name: (id, graph) => {
      if (id === page || id === code) return null;
      if (gateOf(graph).has(id)) return 'gate';
      return isLibrary(id) ? 'libraries' : 'app';
    },
    includeDependenciesRecursively: false,
  };
}

/** Libraries that are large, and of which a screen runs a small part. */
const large = /\/node_modules\/(@?firebase|leaflet|prosemirror-\w+|@tiptap|@mui\/x-charts|d3-\w+)\//;

/**
 * Asks the browser to compile a file's functions beside what the page does, not each when it is first called: what is fetched here
 * is also run. The words have to be a file's first, before what Vite writes there.
 */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && !file.moduleIds.some(id => large.test(id))) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

interface Declared {
  vocabulary: typeof import('#resources/vocabulary.ts');
  resources: Pick<typeof import('#resources'), 'resources'>;
  pages: Pick<typeof import('#resources/pages.ts'), 'pages'>;
  mock: {
    behaviour: Record<string, { actions?: object }>;
    pageBehaviour: Record<string, object>;
    fixtureNames: () => string[];
  };
  texts: { offered: readonly string[]; languages: Record<string, { texts: () => Promise<unknown> }> };
}

/** Reads this shop's declarations, and what they are checked against. */
const readDeclarations: ReadDeclarations = async load => {
  const [{ resources }, { pages }, { vocabulary }, { behaviour, pageBehaviour, fixtureNames }, { offered, languages }] = await Promise.all([
    load<Declared['resources']>('/resources/index.ts'),
    load<Declared['pages']>('/resources/pages.ts'),
    load<Declared['vocabulary']>('/resources/vocabulary.ts'),
    load<Declared['mock']>('/mock-api/shop.ts'),
    load<Declared['texts']>('/i18n/languages.ts'),
  ]);
  const texts = Object.fromEntries(await Promise.all(offered.map(async code => [code, await languages[code]?.texts()] as const)));
  return { resources, known: { texts, behaviour, fixtures: fixtureNames(), pages, pageBehaviour, vocabulary } };
};

export default defineConfig({
  plugins: [
    react(),
    lean(),
    prerender(),
    earlyUrls(),
    appRoot(),
    preloadApp(),
    compileAhead(),
    hosting(),
    checkDeclarations(readDeclarations),
    mockApi(),
  ],
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'resources/**/*.{ts,tsx}'] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  build: { target: 'es2022', chunkSizeWarningLimit: 1000, rolldownOptions: { output: { codeSplitting: { groups: [firstScreen()] } } } },
});
