import path from 'node:path';
import type { Plugin } from 'vite';

/** Replaces a module of a library in the build. */
interface Replacement {
  /** The import, or its beginning. */
  imported: string;
  /** A part of the importing module's path. */
  by: string;
  /** A file beside this one, or the code itself. */
  replacement: { file: string } | { code: string };
}

const replacements: readonly Replacement[] = [
  { imported: 'jsonexport', by: 'defaultExporter', replacement: { file: 'lazyExport.ts' } },
  { imported: 'object.entries', by: '/node-polyglot/', replacement: { code: 'module.exports = Object.entries' } },
  { imported: 'hasown', by: '/node-polyglot/', replacement: { code: 'module.exports = Object.hasOwn' } },
];

/** An import of a lodash function by react-admin. */
const lodash = /^lodash\/(\w+)\.js$/;
const lodashFile = path.resolve(import.meta.dirname, 'lodash.ts');

/** Packages without side effects that do not declare it. Unused imports of them are dropped. */
const sideEffectFree = ['hoist-non-react-statics'];

/** Packages that export their development build to everyone. The production build lies beside it. */
const hasProductionBuild = /^react-router(\/dom)?$/;

/** Code replaced in library modules. */
const patches: readonly { module: string; was: string; is: string }[] = [
  // MUI measures the width on every render, even with a closed list, which makes the browser lay out the whole form.
  {
    module: '/@mui/material/Autocomplete/Autocomplete.mjs',
    was: 'width: anchorEl ? anchorEl.clientWidth : null',
    is: 'width: popupOpen && anchorEl ? anchorEl.clientWidth : null',
  },
  // On opening, too: the resize observer reports the width in the same frame.
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
];

const marker = '\0lean:';

/** A Vite plugin that drops unused parts of libraries from the build. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer = '', options) {
      const lodashFunction = lodash.exec(id)?.[1];
      const from = importer.replaceAll('\\', '/');
      if (lodashFunction && /\/(ra-core|ra-ui-materialui)\//.test(from)) return `${marker}lodash/${lodashFunction}.js`;
      const at = replacements.findIndex(({ imported, by }) => id.startsWith(imported) && from.includes(by));
      const replacement = replacements[at]?.replacement;
      if (replacement) return 'file' in replacement ? path.resolve(import.meta.dirname, replacement.file) : `${marker}${at}`;
      const isSideEffectFree = sideEffectFree.includes(id);
      if (!isSideEffectFree && !hasProductionBuild.test(id)) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!resolved || isSideEffectFree) return resolved && { ...resolved, moduleSideEffects: false };
      return { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
    },
    load(id) {
      const lodashFunction = lodash.exec(id.replace(marker, ''))?.[1];
      if (lodashFunction) return `export { ${lodashFunction} as default } from ${JSON.stringify(lodashFile)};`;
      const replacement = id.startsWith(marker) ? replacements[Number(id.slice(marker.length))]?.replacement : undefined;
      return replacement && 'code' in replacement ? replacement.code : undefined;
    },
    transform(code, id) {
      const changes = patches.filter(({ module }) => id.replaceAll('\\', '/').endsWith(module));
      if (!changes.length) return undefined;
      const outdated = changes.find(({ was }) => !code.includes(was));
      if (outdated) this.error(`${outdated.module} is written otherwise by now: see src/app/lean/leanPlugin.ts`);
      return { code: changes.reduce((written, { was, is }) => written.replace(was, is), code), map: null };
    },
  };
}
