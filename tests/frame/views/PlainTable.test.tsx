// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { PlainTable } from '../../../src/frame/views/PlainTable';

test('of many rows those that fill a screen stand at once, the rest follows, each rendered once', async () => {
  const rendered = { count: 0 };
  const Cell = ({ text }: { text: string }) => {
    rendered.count++;
    return text;
  };
  const rows = Array.from({ length: 105 }, (_, at) => ({ key: String(at), cells: [<Cell key="text" text={`row ${at}`} />] }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<PlainTable heads={['Text']} rows={rows} />));
  expect(place.querySelectorAll('tbody tr')).toHaveLength(10);
  await expect.poll(() => place.querySelectorAll('tbody tr').length).toBe(105);
  expect(place.querySelector('tbody tr:last-child')?.textContent).toBe('row 104');
  expect(rendered.count).toBe(105);
  root.unmount();
});
