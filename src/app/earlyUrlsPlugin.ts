import { type Plugin, runnerImport } from 'vite';

const virtualId = 'virtual:early-urls';

/** Works out from the resources what the gate must know of them, so that it need not carry them. */
export function earlyUrls(): Plugin {
  return {
    name: 'early-urls',
    resolveId: id => (id === virtualId ? `\0${virtualId}` : undefined),
    async load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      // Carried while one works, so that a changed declaration is in force.
      if (this.environment.mode === 'dev') return "export * from '/src/app/earlyUrls.ts';";
      const { module } = await runnerImport<typeof import('./earlyUrls')>('./src/app/earlyUrls.ts');
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
