// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TabButton, TabStrip } from '#frame/ui/TabStrip.tsx';

afterEach(() => {
  cleanup();
  document.dir = '';
});

const names = ['Company', 'Payment', 'Legal'];

function Settings() {
  const [open, setOpen] = useState('Payment');
  return (
    <TabStrip open={open} onOpen={setOpen} label="Settings">
      {names.map(name => (
        <TabButton key={name} value={name} id={`tab-${name}`} controls={`panel-${name}`} label={name} />
      ))}
    </TabStrip>
  );
}

const focused = () => document.activeElement?.textContent;
const open = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

test.each([
  ['', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('in a page of direction "%s" %s leads on, round at the end, and opens nothing; Enter and Space do', async (dir, forth, back) => {
  document.dir = dir;
  const user = userEvent.setup();
  render(<Settings />);
  expect(screen.getByRole('tablist', { name: 'Settings' })).toBeTruthy();
  await user.tab();
  expect(focused()).toBe('Payment');
  await user.keyboard(forth);
  expect([focused(), open()]).toEqual(['Legal', ['Payment']]);
  await user.keyboard(forth);
  expect(focused()).toBe('Company');
  await user.keyboard(back);
  expect(focused()).toBe('Legal');
  await user.keyboard('{Enter}');
  expect(open()).toEqual(['Legal']);
  await user.keyboard('{Home}');
  expect(focused()).toBe('Company');
  await user.keyboard(' ');
  expect(open()).toEqual(['Company']);
  await user.keyboard('{End}{Alt>}{Home}{/Alt}');
  expect(focused()).toBe('Legal');
});

test('Tab passes the strip in one step, by the open tab', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Settings />
      <button type="button">Save</button>
    </>,
  );
  await user.tab();
  expect(focused()).toBe('Payment');
  await user.tab();
  expect(focused()).toBe('Save');
});
