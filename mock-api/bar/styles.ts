/** The styles of the panel: dark on every page. They go into a constructed style sheet, which the page's policy allows. */
export const styles = `
.panel { position: fixed; inset: auto 0 0 0; display: flex; flex-direction: column; box-sizing: border-box; height: min(420px, 62dvh); font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: #e7eaf1; background: #151923; border-top: 2px solid #5b6cff; box-shadow: 0 -8px 32px #0006; color-scheme: dark; text-align: left; }
.panel *, .panel *::before { box-sizing: border-box; }
.panel [hidden] { display: none !important; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 0 8px; border-bottom: 1px solid #2b3242; }
.tabs { display: flex; overflow-x: auto; }
.tabs button { border: 0; border-radius: 0; border-bottom: 2px solid transparent; background: none; color: #b4bccb; padding: 10px 12px; min-height: 40px; }
.tabs button[aria-selected="true"] { color: #fff; border-bottom-color: #8b98ff; }
.state { flex: 1; color: #ffb65c; font: 12px ui-monospace, Menlo, Consolas, monospace; }
.quiet { border-color: transparent; background: none; }
.body { flex: 1; overflow: auto; padding: 12px; overscroll-behavior: contain; }
button, input, select, textarea { font: inherit; color: inherit; border: 1px solid #46506a; border-radius: 6px; background: #1f2532; padding: 6px 10px; min-height: 34px; max-width: 100%; }
button { cursor: pointer; white-space: nowrap; }
button:hover { border-color: #8b98ff; }
button[aria-busy] { opacity: 0.6; cursor: progress; }
button.main { background: #4453e0; border-color: #4453e0; color: #fff; font-weight: 600; }
button.danger { border-color: #ff8b80; color: #ffb1a9; }
:is(button, input, select, textarea, summary):focus-visible { outline: 2px solid #a9b4ff; outline-offset: 1px; }
input[type="checkbox"] { min-height: 0; width: 18px; height: 18px; margin: 0; accent-color: #8b98ff; }
textarea { width: 100%; resize: vertical; }
p { margin: 0; }
.soft, small { color: #a3adbf; }
.wrong { color: #ffb1a9; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; }
.row.spread { justify-content: space-between; margin-bottom: 8px; }
.row.end { align-items: flex-end; }
.action { display: inline-flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.field { display: grid; gap: 2px; flex: 1 1 180px; }
.field > span { color: #a3adbf; font-size: 12px; }
.field > :is(input, select) { width: 100%; }
.field.short { flex: 0 0 110px; }
.field.wide, .wide { flex-basis: 100%; }
.check { display: inline-flex; align-items: center; gap: 8px; min-height: 34px; }
.form { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 10px 12px; }
.form > .row { flex: 3 1 260px; align-items: flex-end; }
fieldset { margin: 0 0 12px; padding: 8px 12px 12px; border: 1px solid #2b3242; border-radius: 8px; min-width: 0; }
fieldset p { margin-bottom: 8px; }
legend { padding: 0 4px; font-weight: 600; }
code, pre, .figure, .status { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; font-variant-numeric: tabular-nums; }
code { overflow-wrap: anywhere; }
pre { margin: 0 0 6px; white-space: pre-wrap; overflow-wrap: anywhere; color: #c8d0de; }
.call { border-bottom: 1px solid #232a38; }
.call summary { display: grid; grid-template-columns: 56px minmax(0, 1fr) 70px 70px; gap: 2px 10px; align-items: baseline; padding: 6px 4px; cursor: pointer; list-style: none; }
.call summary:hover { background: #1c2230; }
.call .more { padding: 4px 4px 10px 70px; }
.names { display: grid; }
.figure { text-align: right; color: #c8d0de; }
.status { font-weight: 700; }
.status.good { color: #7fdc9d; }
.status.poor { color: #ffb65c; }
.status.bad { color: #ff9388; }
.status.waiting { color: #a3adbf; }
.faults { list-style: none; margin: 12px 0 0; padding: 0; }
.faults li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 6px 0; border-top: 1px solid #232a38; }
@media (max-width: 600px) {
  .head { flex-wrap: nowrap; padding: 0; }
  .state { position: absolute; bottom: 100%; inset-inline-end: 8px; padding: 2px 8px; background: #151923; border-radius: 6px 6px 0 0; }
  .state:empty { display: none; }
  .tabs button { padding: 10px 8px; min-height: 44px; }
  button, input, select { min-height: 44px; }
  .call summary { grid-template-columns: 40px minmax(0, 1fr) 56px; }
  .call summary .figure:last-child { display: none; }
  .call .more { padding-left: 4px; }
}
@media print { .panel { display: none; } }
`;
