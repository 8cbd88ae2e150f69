import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { policyOf } from '#hosting/headers.ts';
import { fromEnvironment, settingsFrom } from '#hosting/readSettings.ts';
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { withDemoAccount } from '#mock-api/demoAccount.ts';

const imageFolder = 'mock-api/fixtures/images';

/** Finds out which path the page stands below. It runs while the address is that of the page's file. */
const placeScript = `{
  const settings = document.getElementById('settings');
  const basePath = new URL('.', location.href).pathname;
  settings.textContent = JSON.stringify({ ...JSON.parse(settings.textContent), basePath });
}`;

/** Finds the demo above an address that is no file, by a file of this build, and sends it the address. */
const missingScript = (file: string) => `(async () => {
  const folders = location.pathname.split('/').slice(1, -1);
  // A host that has no page for the folder itself would send the visitor round and round.
  const isTold = new URLSearchParams(location.search).has('address');
  for (let depth = isTold ? -1 : folders.length; depth >= 0; depth--) {
    const base = ['', ...folders.slice(0, depth), ''].join('/');
    const reply = await fetch(base + '${file}', { method: 'HEAD' }).catch(() => undefined);
    if (!reply?.ok || !reply.headers.get('Content-Type')?.includes('javascript')) continue;
    const address = location.href.slice(location.origin.length + base.length);
    return location.replace(base + '?address=' + encodeURIComponent(address));
  }
  document.body.textContent = 'Not found';
})();`;

const missingPage = (file: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop Admin</title></head><body><script>${missingScript(file)}</script></body></html>`;

/** The page with its policy, as a static host sends no headers. Ancestors cannot be forbidden this way. */
const withPolicy = (html: string, settings: Parameters<typeof policyOf>[1]): string => {
  const policy = policyOf(html, settings).replace(/; frame-ancestors [^;]*/, '');
  return html.replace(/<meta charset="utf-8"\s*\/?>/, charset => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
};

/** Makes a build that any static host can serve below any path, with the mock in the page. Stands after the plugins that write the page. */
export const demo = (): Plugin => ({
  name: 'demo',
  transformIndexHtml: {
    order: 'pre',
    handler: html => ({
      html: withDemoAccount(html, demoAccount)
        .replace(/<script type="application\/json" id="settings">.*?<\/script>/s, block => `${block}<script>${placeScript}</script>`)
        .replace('<body>', '<body><demo-line style="display:block;min-height:40px;background:#26305c"></demo-line>'),
      tags: [{ tag: 'script', attrs: { type: 'module', src: '/src/demo/demo.ts' }, injectTo: 'head' }],
    }),
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const [, entry] = / src="\/(assets\/[^"]+\.js)"/.exec(html) ?? [];
      if (page?.type !== 'asset' || !entry) throw new Error('The build has no page with code.');
      const settings = settingsFrom(fromEnvironment(process.env, 'VITE_'));
      page.source = withPolicy(html.replace(/( (?:href|src)=")\/(?!\/)/g, '$1./'), settings);
      this.emitFile({ type: 'asset', fileName: '404.html', source: withPolicy(missingPage(entry), settings) });
      for (const name of readdirSync(imageFolder))
        this.emitFile({ type: 'asset', fileName: `images/${name}`, source: readFileSync(`${imageFolder}/${name}`) });
      // They would set up a server for another page.
      for (const name of Object.keys(bundle)) if (name.startsWith('_')) delete bundle[name];
    },
  },
});
