/** Warns in the browser console, during development, of answers that differ from the API contract. */

import { judge } from '#contract/judge.ts';
import { type ReportedAnswer, watchAnswers } from '#dataProvider/answerReports.ts';
import type { FreePage, Plain, Resource } from '#define';
import { answerCheck } from '#define/openapi/contractCheck.ts';
import { declaredCalls } from '#define/openapi/declaredCalls.ts';
import { openApi } from '#define/openapi/openApi.ts';
import { answers } from '#resources/answers.ts';

/** The calls of the contract with a pattern of their address. Those with the fewest parameters come first. */
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
 * Checks all answers, including earlier ones. Each field of a call is reported once.
 * @param report called with each difference; the console by default
 */
export function tellDrift(
  resources: readonly Resource[],
  pages: readonly FreePage[],
  // biome-ignore lint/suspicious/noConsole: it is for developers, and in no build.
  report: (line: string) => void = line => console.warn(line),
): void {
  const check = answerCheck(openApi({ resources, pages, answers, isOpen: () => false }));
  const calls = callsByAddress(resources, pages);
  const reportedKeys = new Set<string>();
  watchAnswers(({ method, url, answer }: ReportedAnswer) => {
    const [path = ''] = url.split('?');
    const match = calls.find(one => one.method === method && one.address.test(path));
    if (!match) return;
    const { declared, address } = match;
    for (const { kind, field, expected, actual, tolerated } of judge(check, declared, answer, address.exec(path)?.[1]).findings) {
      const key = `${method} ${declared.call.path} ${kind} ${field}`;
      if (reportedKeys.has(key)) continue;
      reportedKeys.add(key);
      report(
        `Not as the contract has it: ${method} ${declared.call.path}: ${field || 'the answer'}: ${kind}, expected ${expected}, came ${actual}${tolerated ? ' (read all the same)' : ''}`,
      );
    }
  });
}
