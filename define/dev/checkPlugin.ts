import type { Plugin, ViteDevServer } from 'vite';
import type { Problem } from '#define/checks/checkResources.ts';
import { devLoop } from './devLoop.ts';

interface Modules {
  checks: typeof import('#define/checks/checkResources.ts');
  declared: Pick<typeof import('#resources'), 'resources'>;
  free: Pick<typeof import('#resources/pages.ts'), 'pages'>;
  mock: { behaviour: Record<string, { actions?: object }> };
  answers: { pageBehaviour: Record<string, object> };
  tables: { fixtureNames: () => string[] };
  words: { offered: readonly string[]; languages: Record<string, { texts: () => Promise<unknown> }> };
}

/**
 * Tells at the start of `npm start`, and whenever a declaration, behaviour, fixture or text has changed, what is wrong with
 * them: all of it on the console, and what is no mere warning over each page that is open or is opened.
 */
export function checkDeclarations(): Plugin {
  return {
    name: 'check-declarations',
    apply: 'serve',
    async configureServer(server) {
      const tell = telling(server);
      // Not waited for: the first page need not.
      void devLoop(server, async imported => {
        try {
          const [checks, declared, free, mock, answers, tables, words] = await Promise.all([
            imported<Modules['checks']>('/define/checks/checkResources.ts'),
            imported<Modules['declared']>('/resources/index.ts'),
            imported<Modules['free']>('/resources/pages.ts'),
            imported<Modules['mock']>('/mock-api/behaviour/index.ts'),
            imported<Modules['answers']>('/mock-api/behaviour/index.ts'),
            imported<Modules['tables']>('/mock-api/shop.ts'),
            imported<Modules['words']>('/i18n/languages.ts'),
          ]);
          const texts = Object.fromEntries(await Promise.all(words.offered.map(async code => [code, await words.languages[code]?.texts()] as const)));
          const problems = checks.checkResources(declared.resources, {
            texts,
            behaviour: mock.behaviour,
            fixtures: tables.fixtureNames(),
            pages: free.pages,
            pageBehaviour: answers.pageBehaviour,
          });
          tell(problems, checks.problemText);
        } catch (error) {
          server.config.logger.error(`The declarations could not be read: ${error instanceof Error ? error.message : error}`);
        }
      });
    },
  };
}

/** Says what is wrong now on the console and in Vite's overlay, there to pages that are opened later too. */
function telling({ ws, config: { logger } }: ViteDevServer) {
  let wrong: { type: 'error'; err: { message: string; stack: string } } | undefined;
  ws.on('vite:client:connect', (_, page) => wrong && page.send(wrong));
  return (problems: readonly Problem[], problemText: (problem: Problem) => string): void => {
    const warnings = problems.filter(({ isWarning }) => isWarning);
    if (warnings.length) logger.warn(warnings.map(problemText).join('\n'));
    const errors = problems.filter(({ isWarning }) => !isWarning);
    const before = wrong;
    wrong = errors.length ? { type: 'error', err: { message: errors.map(problemText).join('\n'), stack: '' } } : undefined;
    if (wrong) {
      logger.error(wrong.err.message);
      // Without a page it would be kept for the first one, mended or not.
      if (ws.clients.size) ws.send(wrong);
    } else if (before) {
      logger.info('The declarations are right again.');
      ws.send({ type: 'full-reload' });
    }
  };
}
