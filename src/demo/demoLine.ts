/** The line above every page of the demo, the auth pages too, without React: that everything stays here, the role, and Reset. */
import { storedName } from '#dataProvider/basePath.ts';
import { seeAsKey } from '#dataProvider/session.ts';
import { type DemoTexts, demoTexts } from '#i18n/demo.ts';
import { languages, offered } from '#i18n/languages.ts';
import { el, select } from '#mock-api/bar/dom.ts';

const styles = `
aside { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 4px 16px; min-height: 40px; padding: 4px 12px; box-sizing: border-box; background: #26305c; color: #fff; font: 14px/1.4 Roboto, "Helvetica Neue", Arial, sans-serif; }
label { display: inline-flex; align-items: center; gap: 8px; }
select, button { font: inherit; color: #fff; background: #26305c; border: 1px solid #98a4dc; border-radius: 6px; min-height: 32px; padding: 0 10px; cursor: pointer; }
:focus-visible { outline: 2px solid #fff; outline-offset: 1px; }
@media (pointer: coarse) { select, button { min-height: 44px; } }
@media print { aside { display: none; } }
`;

type Mock = Pick<typeof import('./pageMock'), 'isLasting' | 'reset'>;

/** Fills the line's element, in the language of the page. */
export function showLine(mock: () => Promise<Mock>): void {
  const host = document.querySelector('demo-line');
  if (!host) return;
  const root = host.attachShadow({ mode: 'open' });
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(styles);
  root.adoptedStyleSheets = [styleSheet];
  const show = () => root.replaceChildren(line(textsOfPage(), mock));
  show();
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ['lang'] });
}

const textsOfPage = (): DemoTexts => demoTexts[offered.find(code => languages[code].tag === document.documentElement.lang) ?? 'en'];

function line(texts: DemoTexts, mock: () => Promise<Mock>): HTMLElement {
  const { title, lasting, passing, role, roles, reset, question } = texts;
  const words = el('span', {}, lasting);
  mock().then(
    ({ isLasting }) => {
      if (!isLasting) words.textContent = passing;
    },
    // The app itself says that its calls fail.
    () => {},
  );
  const choices = Object.entries(roles).map(([name, label]) => [name === 'all' ? '' : name, label] as const);
  const picker = select(choices, sessionStorage.getItem(storedName(seeAsKey)) ?? '', chosen => {
    if (chosen) sessionStorage.setItem(storedName(seeAsKey), chosen);
    else sessionStorage.removeItem(storedName(seeAsKey));
    location.reload();
  });
  const goBack = async () => {
    if (!confirm(question)) return;
    await (await mock()).reset();
    location.reload();
  };
  return el(
    'aside',
    { attrs: { 'aria-label': title } },
    el('span', {}, el('b', {}, `${title}: `), words),
    el('label', {}, role, picker),
    el('button', { type: 'button', onclick: () => void goBack() }, reset),
  );
}
