import type { Plugin } from 'vite';

/** Code replaced in library modules. */
const patches: readonly { module: string; was: string; is: string }[] = [
  // Setting the same children again would render the whole screen once more.
  {
    module: '/ra-core/dist/core/useConfigureAdminRouterFromChildren.js',
    was: 'setRoutesAndResources(newRoutesAndResources);',
    is: `setRoutesAndResources(before =>
      Object.keys(before).every(key => before[key].length === newRoutesAndResources[key].length && before[key].every((node, at) => node === newRoutesAndResources[key][at]))
        ? before
        : newRoutesAndResources);`,
  },
  // `theme/styleCache.ts` replaces the prefixer.
  {
    module: '/@emotion/cache/dist/emotion-cache.browser.esm.js',
    was: 'var defaultStylisPlugins = [prefixer];',
    is: 'var defaultStylisPlugins = [];',
  },
];

/** A Vite plugin that replaces code of libraries in the build. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    transform(code, id) {
      const patch = patches.find(({ module }) => id.replaceAll('\\', '/').endsWith(module));
      if (!patch) return undefined;
      if (!code.includes(patch.was)) this.error(`${patch.module} is written otherwise by now: see src/app/lean/leanPlugin.ts`);
      return { code: code.replace(patch.was, patch.is), map: null };
    },
  };
}
