/** Tells on the console, while one develops, of answers that are not as the contract has them. The screen goes on with them as it can. */

import { judge } from '#contract/judge.ts';
import { type AnsweredCall, watchAnswers } from '#dataProvider/answerReports.ts';
import type { FreePage, Plain, Resource } from '#define';
import { answerCheck } from '#define/openapi/contractCheck.ts';
import { declaredCalls } from '#define/openapi/declaredCalls.ts';
import { openApi } from '#define/openapi/openApi.ts';
import { answers } from '#resources/answers.ts';

/** Each call of the contract by what its addresses look like, those with the fewest parameters first. */
function callsByAddress(resources: readonly Resource[], pages: readonly FreePage[]) {
  return declaredCalls(resources, pages)
    .map(declared => {
      const { method, path } = declared.call;
      const constants: Plain = declared.call.with ?? {};
      const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => String(constants[name] ?? '([^/]+)'));
      return { declared, method, address: new RegExp(`^${pattern}$`), parameters: pattern.split('([^/]+)').length };
    })
    .sort((a, b) => a.parameters - b.parameters);
}

/**
 * Watches all answers from here on, and those that came before. Each field of a call is told once.
 * @param say Default: the console.
 */
export function tellDrift(
  resources: readonly Resource[],
  pages: readonly FreePage[],
  // biome-ignore lint/suspicious/noConsole: it is for whoever develops, and in no build.
  say: (line: string) => void = line => console.warn(line),
): void {
  const check = answerCheck(openApi({ resources, pages, answers, isOpen: () => false }));
  const calls = callsByAddress(resources, pages);
  const told = new Set<string>();
  watchAnswers(({ method, url, answer }: AnsweredCall) => {
    const [path = ''] = url.split('?');
    const found = calls.find(one => one.method === method && one.address.test(path));
    if (!found) return;
    const { declared, address } = found;
    for (const { kind, field, expected, came, tolerated } of judge(check, declared, answer, address.exec(path)?.[1]).findings) {
      const key = `${method} ${declared.call.path} ${kind} ${field}`;
      if (told.has(key)) continue;
      told.add(key);
      say(
        `Not as the contract has it: ${method} ${declared.call.path}: ${field || 'the answer'}: ${kind}, expected ${expected}, came ${came}${tolerated ? ' (read all the same)' : ''}`,
      );
    }
  });
}
