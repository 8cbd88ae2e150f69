// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { handleKey } from '#frame/commands/registry.ts';
import { useRowKeys } from '#frame/list/useRowKeys.ts';

afterEach(cleanup);

const pressed = vi.fn();

interface Row {
  id: string;
  buttons?: readonly string[];
  isOld?: boolean;
}

function List({ rows }: { rows: readonly Row[] }) {
  const box = useRef<HTMLDivElement>(null);
  useRowKeys(box);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event, true);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={box}>
      <input aria-label="Search" />
      <table>
        <tbody>
          {rows.map(({ id, buttons = ['show', 'edit'], isOld = false }) => (
            <tr key={id} tabIndex={-1} data-row={id} inert={isOld} aria-label={id}>
              <td className="row-select">
                <input type="checkbox" aria-label={`Select ${id}`} />
              </td>
              <td>
                <input aria-label={`Price of ${id}`} />
                {buttons.map(name => (
                  <button key={name} type="button" data-opens={name} onClick={() => pressed(`${name} ${id}`)}>
                    {name}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const row = (name: string) => screen.getByRole('row', { name });

test('the keys go through the rows, tick, open and edit the one with the focus', async () => {
  pressed.mockClear();
  render(<List rows={[{ id: 'a' }, { id: 'b' }, { id: 'c', buttons: ['edit'] }, { id: 'd', buttons: [] }]} />);
  const user = userEvent.setup();
  // Without a row these keys do nothing.
  await user.keyboard('xe{Enter}{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(row('b'));
  await user.keyboard('x');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select b' }).checked).toBe(true);
  await user.keyboard('x');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select b' }).checked).toBe(false);
  await user.keyboard('{Enter}');
  // The link that was pressed has the focus; the keys go on from there.
  await user.keyboard('{ArrowDown}{Enter}');
  await user.keyboard('kke');
  await user.keyboard('k');
  expect(document.activeElement).toBe(row('a'));
  await user.keyboard('jjj{ArrowDown}');
  expect(document.activeElement).toBe(row('d'));
  await user.keyboard('e{Enter}');
  expect(pressed.mock.calls.flat()).toEqual(['show b', 'edit c', 'edit a']);
});

test('the keys leave rows of another page and typed text alone', async () => {
  pressed.mockClear();
  render(<List rows={[{ id: 'a', isOld: true }, { id: 'b' }]} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  await user.keyboard('jxk{Enter}{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value).toBe('jxk');
  screen.getByRole('textbox', { name: 'Search' }).blur();
  await user.keyboard('j');
  expect(document.activeElement).toBe(row('b'));
  await user.click(screen.getByRole('textbox', { name: 'Price of b' }));
  await user.keyboard('ex{ArrowUp}{Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price of b' }).value).toBe('ex');
  expect(pressed).not.toHaveBeenCalled();
});
