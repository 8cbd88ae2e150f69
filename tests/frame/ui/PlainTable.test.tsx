// @vitest-environment jsdom
import { I18nContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { PlainTable } from '#frame/ui/PlainTable.tsx';

const rendered = { count: 0 };
const Cell = ({ text }: { text: string }) => {
  rendered.count++;
  return text;
};

const words = {
  translate: (key: string, { from, to, total }: Record<string, unknown> = {}) => (key === 'app.actions.shown' ? `${from} to ${to} of ${total}` : key),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

let root: ReturnType<typeof createRoot>;

/** Renders a table with the given number of rows. */
function tableOf(count: number) {
  rendered.count = 0;
  const rows = Array.from({ length: count }, (_, at) => ({ key: String(at), cells: [<Cell key="text" text={`row ${at}`} />] }));
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  const table = (
    <I18nContext.Provider value={words}>
      <PlainTable heads={['Text']} rows={rows} />
    </I18nContext.Provider>
  );
  flushSync(() => root.render(table));
  const drawn = () => [...place.querySelectorAll('tbody tr')].map(row => row.textContent);
  return { place, drawn };
}

afterEach(() => root.unmount());

test('up to a hundred rows stand without pages, each rendered once', () => {
  const { place, drawn } = tableOf(95);
  expect(drawn()).toHaveLength(95);
  expect(drawn().at(-1)).toBe('row 94');
  expect(rendered.count).toBe(95);
  expect(place.querySelector('nav')).toBeNull();
});

test('very many rows come in pages, of which one is drawn; on paper all of them are', async () => {
  const { place, drawn } = tableOf(250);
  expect(drawn()).toHaveLength(100);
  await expect.poll(() => place.querySelector('[role=status]')?.textContent).toBe('1 to 100 of 250');
  expect(rendered.count).toBeLessThan(250);
  Element.prototype.scrollIntoView = () => {};
  place.querySelector<HTMLElement>('nav [aria-label="ra.navigation.last"]')?.click();
  await expect.poll(() => drawn().at(0)).toBe('row 200');
  expect(drawn()).toHaveLength(50);
  expect(place.querySelector('[role=status]')?.textContent).toBe('201 to 250 of 250');
  dispatchEvent(new Event('beforeprint'));
  expect(drawn()).toHaveLength(250);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(drawn).toHaveLength(50);
});
