/** The report of a replay as an HTML page in one file. Pure. */
import type { Played } from './player';
import type { Outcome } from './replay';
import { findingText, summaryOf, summaryText, type Verdict, verdictOf } from './report';

/** A text escaped for HTML. */
export const escaped = (value: unknown): string =>
  String(value).replace(/[&<>"]/g, character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character);

const styles = `
:root{color-scheme:light dark;--page:#fff;--card:#f6f7f9;--line:#d9dde3;--text:#1b2430;--soft:#566174;--bad:#b3261e;--warn:#8a5300;--good:#0b6b3a}
@media(prefers-color-scheme:dark){:root{--page:#12161c;--card:#1b212a;--line:#343d4a;--text:#e8ecf2;--soft:#a7b2c2;--bad:#ff9a92;--warn:#f0b85c;--good:#6fd39b}}
*{box-sizing:border-box}
body{max-width:1180px;margin:auto;padding:24px;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
h1{font-size:1.5rem;margin:0 0 8px}h2{font-size:1.25rem;margin:40px 0 8px}code{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}.soft{color:var(--soft)}
table{border-collapse:collapse;width:100%;table-layout:fixed}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:600}
.figures{display:flex;flex-wrap:wrap;gap:12px;margin:16px 0;padding:0;list-style:none}.figures li{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:8px 16px;min-width:110px}.figures b{display:block;font-size:1.5rem}
.drift b,td.drift{color:var(--bad)}.tolerated b,td.tolerated{color:var(--warn)}td.ok{color:var(--good)}td.asked{color:var(--soft)}
.only{display:flex;gap:10px;align-items:center;min-height:44px}.only input{width:20px;height:20px}
body:has(#only:checked) tr.quiet,body:has(#only:checked) section:not(:has(tr.loud)){display:none}
td{overflow-wrap:anywhere}th.status{width:90px}th.time{width:110px}th.drift{width:36%}.status,.time{white-space:nowrap;text-align:right;font-variant-numeric:tabular-nums}td ul{margin:0;padding-left:18px}
.stopped,.left{border:1px solid var(--bad);border-radius:8px;padding:4px 16px;margin:16px 0}
@media(max-width:600px){body{padding:16px}thead{display:none}tr{display:block;border-bottom:1px solid var(--line);padding:8px 0}td{display:block;border:0;padding:2px 0}td.status,td.time{display:inline-block;padding-right:12px;text-align:left}}`;

const classes: Readonly<Record<Verdict, string>> = { ok: 'ok', drift: 'drift', tolerated: 'tolerated', 'not asked': 'asked' };

function row(one: Played): string {
  const verdict = verdictOf(one);
  const isQuiet = verdict === 'ok' || verdict === 'not asked';
  const what = one.skipped === undefined ? verdict : `not asked: ${escaped(one.skipped)}`;
  const findings = one.findings.map(each => `<li>${each.tolerated ? 'tolerated: ' : ''}${escaped(findingText(each))}</li>`).join('');
  const why = one.why ? ` <span class="soft">${escaped(one.why)}</span>` : '';
  const [status, time] = one.skipped === undefined ? [one.status || '—', `${one.ms} ms`] : ['—', ''];
  return `<tr class="${isQuiet ? 'quiet' : 'loud'}"><td><code>${escaped(`${one.method} ${one.requested}`)}</code>${why}</td><td class="status">${status}</td><td class="time">${time}</td><td class="${classes[verdict]}">${findings ? `<ul>${findings}</ul>` : what}</td></tr>`;
}

const section = (owner: string, played: readonly Played[]): string =>
  `<section><h2>${escaped(owner)}</h2><table><thead><tr><th>Call</th><th class="status">Status</th><th class="time">Time</th><th class="drift">Drift</th></tr></thead><tbody>${played.map(row).join('')}</tbody></table></section>`;

function leftBehind({ leftOver }: Outcome): string {
  if (!leftOver.length) return '';
  const lines = leftOver.map(({ resource, id, why }) => `<li>${escaped(resource)} <code>${escaped(id)}</code>: ${escaped(why)}</li>`);
  return `<div class="left"><h2>Left behind, to be taken away by hand</h2><ul>${lines.join('')}</ul></div>`;
}

/** The page. @param at the time of the replay, in ISO 8601. */
export function reportHtml(outcome: Outcome, api: string, at: string): string {
  const { played, stopped } = outcome;
  const { calls, drift, tolerated, notAsked } = summaryOf(outcome);
  const figure = (count: number, word: string, kind = '') => `<li class="${count ? kind : ''}"><b>${count}</b>${word}</li>`;
  const owners = [...new Set(played.map(({ owner }) => owner))];
  const body = `<main>
<h1>The contract, replayed</h1>
<p><code>${escaped(api)}</code>, <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>. ${escaped(summaryText(outcome))}</p>
<ul class="figures">${figure(calls, 'calls')}${figure(drift, 'with drift', 'drift')}${figure(tolerated, 'tolerated', 'tolerated')}${figure(notAsked, 'not asked')}</ul>
<p class="soft">Drift is what the app cannot show right; tolerated is what departs from the contract and is read all the same.</p>
${stopped ? `<p class="stopped">${escaped(stopped)}</p>` : ''}${leftBehind(outcome)}
<label class="only"><input type="checkbox" id="only"> Only what departs</label>
${owners
  .map(owner =>
    section(
      owner,
      played.filter(one => one.owner === owner),
    ),
  )
  .join('\n')}
</main>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The contract, replayed</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
