/** `npm run docs` makes a site that has every document, a search, and all that its pages load. A dead link fails the build. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** The files of the site whose names end in one of these. */
const filesWith = (...ends: string[]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => ends.some(end => file.endsWith(end)));

describe('the site of the documents', { tags: ['slow'], timeout: 600_000 }, () => {
  beforeAll(() => {
    // Without `NODE_ENV`, which Vitest sets.
    const { NODE_ENV: _, ...env } = process.env;
    execFileSync('npx', ['--no-install', 'vitepress', 'build', 'docs', '--base', '/manual/', '--outDir', folder], { env, stdio: 'pipe' });
  }, 600_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('begins with the README and has a page for each file of the documents', () => {
    expect(read('index.html')).toContain('<h1 id="shop-admin"');
    const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.md'));
    const addresses = files.map(file => path.posix.join('docs', file.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html')));
    expect(addresses).toContain('docs/reference/field.html');
    expect(filesWith('.html')).toEqual(expect.arrayContaining(addresses));
  });

  test('has in its menu each page, by its heading', () => {
    const pages = filesWith('.html').filter(file => file !== '404.html');
    const menu = /<aside[^>]* class="VPSidebar"[\s\S]*?<\/aside>/.exec(read('index.html'))?.[0] ?? '';
    const inMenu = [...menu.matchAll(/href="\/manual\/([^"]*)"/g)].map(([, address = '']) => address.replace(/(^|\/)$/, '$1index.html'));
    expect(inMenu.sort()).toEqual(pages.sort());
    expect(menu).toContain('>For owners of an API<');
  });

  test('has a search', () => {
    const [index = ''] = filesWith('.js').filter(file => file.includes('localSearchIndex'));
    expect(read(index)).toContain('docs/reference/field.html#create');
  });

  test('loads nothing from another host', () => {
    const tags = filesWith('.html').flatMap(file => [...read(file).matchAll(/<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)="([^"]*)"/g)]);
    const styles = filesWith('.css').flatMap(file => [...read(file).matchAll(/(?:url\(|@import )["']?([^"')]*)/g)]);
    const scripts = filesWith('.js').flatMap(file => [...read(file).matchAll(/\b(?:from|import|import\(|fetch\()\s*["'`]([^"'`]*)/g)]);
    for (const loaded of [tags, styles, scripts]) expect(loaded.length).toBeGreaterThan(10);
    const addresses = [...tags, ...styles, ...scripts].map(([, address = '']) => address);
    expect(addresses.filter(address => /^(\w+:)?\/\//.test(address))).toEqual([]);
  });
});
