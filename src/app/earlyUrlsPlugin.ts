import { type Plugin, runnerImport } from 'vite';

const virtualId = 'virtual:early-urls';

/** Works out from the resources what `main.ts` must know of them, so that it does not carry the declarations. */
export function earlyUrls(): Plugin {
  return {
    name: 'early-urls',
    resolveId: id => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      // In development the file itself is imported, so that a changed declaration takes effect.
      if (this.environment.mode === 'dev') return "export * from '/src/app/earlyUrls.ts';";
      const { module } = await runnerImport<typeof import('./earlyUrls')>('./src/app/earlyUrls.ts');
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
