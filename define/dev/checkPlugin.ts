import type { Plugin, ViteDevServer } from 'vite';
import type { Resource } from '#define';
import type { Known, Problem } from '#define/checks/checkResources.ts';
import { devLoop, type Import } from './devLoop.ts';

type Checks = typeof import('#define/checks/checkResources.ts');

/** Reads what is checked, with modules as they are now: `const { resources } = await load('/resources/index.ts')`. */
export type ReadDeclarations = (load: Import) => Promise<{ resources: readonly Resource[]; known: Known }>;

/**
 * Checks the declarations when `npm start` begins, and again whenever a declaration, behaviour, fixture or text changes. All problems
 * are printed on the console; those that are no warnings also cover the open pages.
 */
export function checkDeclarations(read: ReadDeclarations): Plugin {
  return {
    name: 'check-declarations',
    apply: 'serve',
    async configureServer(server) {
      const report = reporter(server);
      // Not awaited: the first page does not depend on it.
      void devLoop(server, async load => {
        try {
          const [checks, { resources, known }] = await Promise.all([load<Checks>('/define/checks/checkResources.ts'), read(load)]);
          report(checks.checkResources(resources, known), checks.problemText);
        } catch (error) {
          server.config.logger.error(`The declarations could not be read: ${error instanceof Error ? error.message : error}`);
        }
      });
    },
  };
}

/** Prints problems and shows them in Vite's overlay, also in pages that are opened later. */
function reporter({ ws, config: { logger } }: ViteDevServer) {
  let overlay: { type: 'error'; err: { message: string; stack: string } } | undefined;
  ws.on('vite:client:connect', (_, page) => overlay && page.send(overlay));
  return (problems: readonly Problem[], problemText: (problem: Problem) => string): void => {
    const warnings = problems.filter(({ isWarning }) => isWarning);
    if (warnings.length) logger.warn(warnings.map(problemText).join('\n'));
    const errors = problems.filter(({ isWarning }) => !isWarning);
    const before = overlay;
    overlay = errors.length ? { type: 'error', err: { message: errors.map(problemText).join('\n'), stack: '' } } : undefined;
    if (overlay) {
      logger.error(overlay.err.message);
      // Vite keeps a message that no page hears for the first page, even when the problem is solved by then.
      if (ws.clients.size) ws.send(overlay);
    } else if (before) {
      logger.info('The declarations are right again.');
      ws.send({ type: 'full-reload' });
    }
  };
}
