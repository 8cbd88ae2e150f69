/** The documents as a static site: `npm run docs` writes `dist-docs/`. Its pages are the Markdown files of the repository. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig, type MarkdownRenderer } from 'vitepress';
import { anchorOf } from '../generate/anchors';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the names of folders without pages begin with. */
const skipped = ['.', 'node_modules', 'dist', 'test-results', 'playwright-report'];

/** The groups of the menu, each with the paths of its pages. A page stands in the first group that has its path. */
const groups: readonly { text: string; has: RegExp }[] = [
  { text: 'Start', has: /^(docs\/)?(README|tutorial|agents)\.md$/ },
  { text: 'How-to', has: /^docs\/how-to\// },
  { text: 'Reference', has: /^docs\/reference\// },
  { text: 'Staff', has: /^docs\/staff\// },
  { text: 'Operate', has: /^(docs\/operate|hosting\/README|dataProvider\/api-owners)\.md$/ },
  { text: 'Why', has: /^(docs\/.*|resources\/deviations|CHANGELOG)\.md$/ },
  { text: 'Code', has: /./ },
];

/** All Markdown files below a folder. */
function markdownIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.some(start => entry.name.startsWith(start)) ? [] : markdownIn(file);
    return file.endsWith('.md') ? [file] : [];
  });
}

/** A line of the menu: a page's first heading, without marks. Pages of folders come first. */
function menuItem(file: string) {
  const [, heading = file] = /^# (.+)$/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  return { text: heading.replace(/[`*_]/g, ''), link: `/${file.replace(/(README)?\.md$/, '')}` };
}

const isFolder = ({ link }: { link: string }) => link.endsWith('/');

/** The menu of the files that are there now. A group without files is left out. */
function menu(): (DefaultTheme.SidebarItem & { items: ReturnType<typeof menuItem>[] })[] {
  const files = markdownIn('');
  const groupOf = (file: string) => groups.find(({ has }) => has.test(file))?.text;
  const itemsOf = (text: string) => files.filter(file => groupOf(file) === text).map(menuItem);
  return groups
    .map(({ text }) => ({ text, collapsed: text !== 'Start', items: itemsOf(text) }))
    .map(group => ({ ...group, items: group.items.sort((a, b) => +isFolder(b) - +isFolder(a) || a.text.localeCompare(b.text)) }))
    .filter(({ items }) => items.length);
}

/** Makes links to `README.md` lead to its folder. Links to files that are no pages become plain text. Vue leaves braces in code alone. */
function fitPages(md: MarkdownRenderer): void {
  md.core.ruler.push('pages', ({ tokens }) => {
    let isPlain = false;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'code_inline') token.attrSet('v-pre', '');
      if (token.type === 'link_open') {
        const address = String(token.attrGet('href'));
        isPlain = !/^(#|[a-z]+:|[^#]+\.md(#|$))/.test(address);
        token.attrSet('href', address.replace(/(^|\/)README\.md(?=#|$)/, '$1index.md'));
      }
      if (isPlain && token.type.startsWith('link_')) Object.assign(token, { type: 'text', content: '' });
    }
  });
}

const sidebar = menu();

export default defineConfig({
  title: 'Shop Admin',
  lang: 'en',
  srcDir: '..',
  outDir: '../dist-docs',
  cacheDir: '../node_modules/.vitepress',
  ignoreDeadLinks: 'localhostLinks',
  srcExclude: skipped.map(start => `**/${start}*/**`),
  rewrites: file => file.replace(/(^|\/)README\.md$/, '$1index.md'),
  // Without the app's own settings, which Vite would find at the root.
  vite: { configFile: false },
  // Anchors as the repository's host makes them.
  markdown: {
    config: fitPages,
    languageAlias: { caddy: 'nginx' },
    anchor: { slugify: anchorOf },
  },
  transformHead: ({ siteData }) => [['link', { rel: 'icon', href: `${siteData.base}favicon.svg` }]],
  themeConfig: {
    search: { provider: 'local' },
    sidebar,
    nav: sidebar.flatMap(({ text = '', items: [first] }) => (first ? [{ text, link: first.link }] : [])),
    outline: [2, 3],
  },
});
