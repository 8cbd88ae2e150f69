/** The frame of the generated pages. Each is one file that needs no network. Pure. */

/** A text escaped for HTML. */
export const escaped = (value: unknown): string =>
  String(value).replace(/[&<>"]/g, character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character);

const styles = `
:root{color-scheme:light dark;--page:#fff;--card:#f6f7f9;--line:#d9dde3;--text:#1b2430;--soft:#566174;--link:#0b57b7;--get:#0b6b3a;--post:#0b57b7;--put:#8a5300;--delete:#b3261e;--mark:#6b3fa0;--bad:#b3261e;--warn:#8a5300;--good:#0b6b3a}
@media(prefers-color-scheme:dark){:root{--page:#12161c;--card:#1b212a;--line:#343d4a;--text:#e8ecf2;--soft:#a7b2c2;--link:#8ab8ff;--get:#6fd39b;--post:#8ab8ff;--put:#f0b85c;--delete:#ff9a92;--mark:#cfaef7;--bad:#ff9a92;--warn:#f0b85c;--good:#6fd39b}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/1.5 system-ui,sans-serif;overflow-wrap:break-word}
code,h3,a{overflow-wrap:anywhere}table code{overflow-wrap:break-word}
a{color:var(--link)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
h1{font-size:1.5rem;margin:0 0 8px}h2{font-size:1.25rem;margin:40px 0 8px}h3{font-size:1rem;margin:0}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:12px;background:var(--page);border:1px solid var(--line);border-radius:6px;overflow-wrap:normal}
.soft{color:var(--soft)}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:6px 12px 6px 0;border-bottom:1px solid var(--line)}th{color:var(--soft);font-weight:600}
.badge{display:inline-block;font-size:12px;line-height:18px;padding:0 7px;border:1px solid;border-radius:9px;white-space:nowrap;color:var(--mark)}
summary{cursor:pointer}input{font:inherit;color:inherit;background:var(--page);border:1px solid var(--soft);border-radius:6px;padding:8px 12px;width:100%}`;

/** A whole page. `script` runs at its end. */
export const pageOf = (title: string, pageStyles: string, body: string, script = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${styles}${pageStyles}</style>
</head>
<body>
${body}
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`;
