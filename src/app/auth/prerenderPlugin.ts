import { type Plugin, runnerImport } from 'vite';

/** Puts into index.html what `main.ts` needs before the app's code is there: the sign-in page, and the documented addresses. */
export const prerender = (): Plugin => ({
  name: 'prerender',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const { signInPage, addresses } = (await runnerImport<typeof import('./prerender')>('./src/app/auth/prerender.tsx')).module;
      return {
        html: html.replace('<div id="root">', place => place + signInPage),
        tags: [{ tag: 'meta', attrs: { name: 'addresses', content: addresses.join(' ') } }],
      };
    },
  },
});
