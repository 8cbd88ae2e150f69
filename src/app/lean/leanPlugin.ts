import path from 'node:path';
import type { Plugin } from 'vite';

/** One module of a library in whose place the build takes another; `../README.md` says of each why, and what it spares. */
interface Exchange {
  /** How it is imported, or how that begins. */
  wanted: string;
  /** Whose import it is, as a part of the path. */
  by: string;
  /** A file beside this one, or the code itself. */
  instead: { file: string } | { code: string };
}

const exchanges: readonly Exchange[] = [
  { wanted: 'jsonexport', by: 'defaultExporter', instead: { file: 'laterExport.ts' } },
  { wanted: 'object.entries', by: '/node-polyglot/', instead: { code: 'module.exports = Object.entries' } },
  { wanted: 'hasown', by: '/node-polyglot/', instead: { code: 'module.exports = Object.hasOwn' } },
];

/** A function of lodash, as react-admin imports it. */
const lodash = /^lodash\/(\w+)\.js$/;
const ofLodash = path.resolve(import.meta.dirname, 'lodash.ts');

/** Packages that do nothing when they are imported, though they do not say so: what is not used of them is left out. */
const silent = ['hoist-non-react-statics'];

/** Packages that name what is for development alone to everybody, and have what is for production beside it. */
const developing = /^react-router(\/dom)?$/;

/** What is written otherwise in a module of a library. */
const rewritten: readonly { module: string; was: string; is: string }[] = [
  // Asked in every render, closed lists too, it has the browser lay out the whole form each time.
  {
    module: '/@mui/material/Autocomplete/Autocomplete.mjs',
    was: 'width: anchorEl ? anchorEl.clientWidth : null',
    is: 'width: popupOpen && anchorEl ? anchorEl.clientWidth : null',
  },
  // As its list opens, too: the observer that it asks for tells the width in the same frame.
  {
    module: '/@mui/material/Autocomplete/Autocomplete.mjs',
    was: 'let lastWidth = anchorEl.clientWidth;',
    is: 'let lastWidth;',
  },
  {
    module: '/@mui/material/Autocomplete/Autocomplete.mjs',
    was: 'if (lastWidth !== newWidth) {',
    is: 'if (lastWidth === undefined) lastWidth = newWidth;\n      else if (lastWidth !== newWidth) {',
  },
  // Told once more of the children that it has been rendered with, it has the whole screen rendered anew.
  {
    module: '/ra-core/dist/core/useConfigureAdminRouterFromChildren.js',
    was: 'setRoutesAndResources(newRoutesAndResources);',
    is: `setRoutesAndResources(before =>
      Object.keys(before).every(key => before[key].length === newRoutesAndResources[key].length && before[key].every((node, at) => node === newRoutesAndResources[key][at]))
        ? before
        : newRoutesAndResources);`,
  },
  // All styles go through ours (`theme/styleCache.ts`), which asks for none.
  {
    module: '/@emotion/cache/dist/emotion-cache.browser.esm.js',
    was: 'var defaultStylisPlugins = [prefixer];',
    is: 'var defaultStylisPlugins = [];',
  },
];

const marker = '\0lean:';

/** Leaves out of the build what libraries bring along and nothing here uses. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer = '', options) {
      const asked = lodash.exec(id)?.[1];
      const from = importer.replaceAll('\\', '/');
      if (asked && /\/(ra-core|ra-ui-materialui)\//.test(from)) return `${marker}lodash/${asked}.js`;
      const at = exchanges.findIndex(({ wanted, by }) => id.startsWith(wanted) && from.includes(by));
      const instead = exchanges[at]?.instead;
      if (instead) return 'file' in instead ? path.resolve(import.meta.dirname, instead.file) : `${marker}${at}`;
      const isSilent = silent.includes(id);
      if (!isSilent && !developing.test(id)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found || isSilent) return found && { ...found, moduleSideEffects: false };
      return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
    load(id) {
      const asked = lodash.exec(id.replace(marker, ''))?.[1];
      if (asked) return `export { ${asked} as default } from ${JSON.stringify(ofLodash)};`;
      const instead = id.startsWith(marker) ? exchanges[Number(id.slice(marker.length))]?.instead : undefined;
      return instead && 'code' in instead ? instead.code : undefined;
    },
    transform(code, id) {
      const changes = rewritten.filter(({ module }) => id.replaceAll('\\', '/').endsWith(module));
      if (!changes.length) return undefined;
      const strange = changes.find(({ was }) => !code.includes(was));
      if (strange) this.error(`${strange.module} is written otherwise by now: see src/app/lean/leanPlugin.ts`);
      return { code: changes.reduce((written, { was, is }) => written.replace(was, is), code), map: null };
    },
  };
}
