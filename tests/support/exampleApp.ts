import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { build, preview } from 'vite';

/** The `test` of an example: its build is served with its mock, anew for each test. A test fails on an error on the page. */
export const testOfExample = (name: string) =>
  base.extend<{ errors: string[] }, { dist: string }>({
    dist: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
      async ({}, use) => {
        const outDir = await mkdtemp(path.join(tmpdir(), `${name}-`));
        await build({ configFile: `examples/${name}/vite.config.ts`, logLevel: 'error', build: { outDir, emptyOutDir: true, minify: false } });
        await use(outDir);
        await rm(outDir, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ dist }, use) => {
      const config = { configFile: `examples/${name}/vite.config.ts`, logLevel: 'error', build: { outDir: dist } } as const;
      const server = await preview({ ...config, preview: { port: 0, strictPort: false } });
      await use(server.resolvedUrls?.local[0]);
      await server.close();
    },
    errors: [
      async ({ page }, use) => {
        const errors: string[] = [];
        page.on('pageerror', error => errors.push(error.message));
        await use(errors);
        expect(errors).toEqual([]);
      },
      { auto: true },
    ],
  });

/** The addresses of the requests of a page to the API, from now on. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname.slice(4)}${search}`);
  });
  return requests;
}
