import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkDeclarations } from './define/dev/checkPlugin.ts';
import { hosting } from './hosting/hostingPlugin.ts';
import { mockApi } from './mock-api/vitePlugin.ts';
import { prerender } from './src/app/auth/prerenderPlugin.ts';
import { readDeclarations } from './src/app/dev/readDeclarations.ts';

/** Lets a signed-in visitor's browser fetch the app's code beside the page's own, not after it. */
const preloadApp = (): Plugin => ({
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const app = Object.values(bundle).find(file => file.type === 'chunk' && file.name === 'app');
      if (app?.type !== 'chunk') return html;
      const files = JSON.stringify([app.fileName, ...app.imports]);
      const children = `try{const base=JSON.parse(document.getElementById('settings').textContent).basePath??'/',key=base==='/'?'token':base+'token';if(localStorage[key]||sessionStorage[key])for(const file of ${files})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:base+file}))}catch{}`;
      return [{ tag: 'script', children, injectTo: 'head' }];
    },
  },
});

/** Code before the first row: what decides between sign-in and app; React, which the sign-in page needs too; libraries; and the app. */
const groups = [
  { name: 'entry', test: /index\.html$/ },
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
  { name: 'app', tags: ['$initial' as const] },
];

export default defineConfig({
  // Without React Compiler 1.0: it adds 47 kB before the first row, makes no screen faster, and breaks components made inside a function.
  plugins: [react(), prerender(), preloadApp(), hosting(), checkDeclarations(readDeclarations), mockApi()],
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'resources/**/*.{ts,tsx}'] },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  // Files name each other relative to themselves, so that the build works below any path; `hosting/configuredPage.ts` writes it into the page.
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  build: {
    target: 'es2022',
    // No polyfill: a browser without `modulepreload` fetches that code a little later.
    modulePreload: { polyfill: false },
    // The notices that the licences of the packages ask for.
    license: { fileName: 'licences.txt' },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The app is an entry of its own, so that the bundler knows what its first screen needs.
      input: { index: 'index.html', app: 'src/app/startApp.tsx' },
      output: { codeSplitting: { groups } },
    },
  },
});
