// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandsNow, handleKey, registerCommand } from '#frame/commands/registry.ts';

let withdraw: (() => void)[] = [];
const heard = vi.fn();
const place = (html: string): Element => {
  document.body.insertAdjacentHTML('beforeend', html);
  const [last] = [...document.body.children].slice(-1);
  if (!last) throw new Error('Nothing was placed.');
  return last;
};
const on = (name: 'create' | 'save' | 'help', at: Element, label = 'Do') => {
  withdraw.push(registerCommand(() => ({ label, name, at: () => at, run: () => heard(label) })));
};
const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}, areSinglesOn = true) => {
  const hear = (event: KeyboardEvent) => handleKey(event, areSinglesOn);
  document.addEventListener('keydown', hear);
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  document.removeEventListener('keydown', hear);
  return event.defaultPrevented;
};

beforeEach(() => heard.mockClear());
afterEach(() => {
  for (const stop of withdraw) stop();
  withdraw = [];
  document.body.innerHTML = '';
});

test('a key does what it stands for, also on a keyboard of another alphabet, and the last who answers to it is asked', () => {
  const screen = place('<main></main>');
  on('create', screen, 'first');
  on('create', screen, 'second');
  expect(press('n')).toBe(true);
  expect(press('т', document.body, { code: 'KeyN' })).toBe(true);
  expect(heard.mock.calls).toEqual([['second'], ['second']]);
});

test('single keys do nothing where somebody types, while they are switched off, or with another key held down; others do', () => {
  const screen = place('<main><input id="field"><div contenteditable="true" id="editor"></div><input type="checkbox" id="box"></main>');
  const within = (selector: string) => screen.querySelector(selector) ?? screen;
  on('create', screen, 'create');
  on('save', screen, 'save');
  expect(press('n', within('#field'))).toBe(false);
  expect(press('n', within('#editor'))).toBe(false);
  expect(press('n', screen, {}, false)).toBe(false);
  expect(press('n', screen, { altKey: true })).toBe(false);
  expect(press('n', screen, { ctrlKey: true })).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  expect(press('n', within('#box'))).toBe(true);
  expect(press('s', within('#field'), { ctrlKey: true }, false)).toBe(true);
  expect(heard.mock.calls).toEqual([['create'], ['save']]);
});

test('with a dialog open only what is in it answers', () => {
  const screen = place('<main></main>');
  on('create', screen, 'screen');
  on('save', screen, 'form on the screen');
  const dialog = place('<div class="MuiModal-root"><form></form></div>');
  expect(press('n')).toBe(false);
  expect(press('s', document.body, { ctrlKey: true })).toBe(false);
  on('save', dialog, 'form in the dialog');
  expect(commandsNow().map(({ label }) => label)).toEqual(['form in the dialog']);
  expect(press('s', document.body, { ctrlKey: true })).toBe(true);
  dialog.classList.add('MuiModal-hidden');
  expect(press('n')).toBe(true);
  expect(heard.mock.calls).toEqual([['form in the dialog'], ['screen']]);
});
