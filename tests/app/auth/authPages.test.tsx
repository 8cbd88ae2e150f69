// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountPage, SignIn } from '#app/auth/AuthPages.tsx';
import { chooseLanguage } from '#app/auth/authTexts.ts';
import { signInPage } from '#app/auth/prerender.tsx';

const demo = ['anna@shop.example', 'Secret#1'];
/** As the mock writes it. */
const demoHtml = `<p class="demo" data-demo><span>Demo account: </span><b>${demo[0]}</b><span>, password </span><b>${demo[1]}</b></p>`;

const reported = vi.spyOn(console, 'error');

beforeEach(async () => {
  await chooseLanguage('en');
  document.body.innerHTML = `<div id="root">${signInPage.replace('</section>', `${demoHtml}</section>`)}</div>`;
});
afterEach(() => {
  expect(reported.mock.calls).toEqual([]);
  cleanup();
});

const hydrate = () => {
  const container = document.getElementById('root') ?? document.body;
  return render(<SignIn demo={demo} notice={{ severity: 'error', message: 'app.errors.signedOut' }} />, { container, hydrate: true });
};

test('React takes over the form of index.html with what is typed in it, then speaks the chosen language', async () => {
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  email.value = 'typed@shop.example';
  await chooseLanguage('gr');
  hydrate();
  expect(screen.getByLabelText('E-Mail')).toBe(email);
  expect(email.value).toBe('typed@shop.example');
  expect(screen.getByRole('heading').textContent).toBe('Anmelden');
  expect(screen.getByText(demo[0] ?? '').parentElement?.textContent).toBe('Demokonto: anna@shop.example, Passwort Secret#1');
  expect(screen.getByRole('alert').textContent).toMatch(/^Erneut versuchen/);
  expect(document.title).toBe('Anmelden | Shop Admin');
});

test('a button that was pressed before the code came checks the form once it is there', async () => {
  document.documentElement.dataset.submitted = 'yes';
  hydrate();
  expect(await screen.findByText('Please enter your email')).toBeTruthy();
  expect(screen.getByLabelText(/Password/).getAttribute('aria-invalid')).toBe('true');
  delete document.documentElement.dataset.submitted;
});

test('messages of the checks follow the language, and what is typed stays', async () => {
  document.body.innerHTML = '';
  render(<AccountPage form="register" />);
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'Anna' } });
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByText('Please enter your email')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'gr' } });
  await waitFor(() => expect(screen.queryByText('Please enter your email')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Benutzername').value).toBe('Anna');
});

test.each([
  ['success', 2000],
  ['error', 5000],
] as const)('a notice of %s at sign-in stays for %i ms', (severity, duration) => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  render(<SignIn demo={demo} notice={{ severity, message: 'app.errors.signedOut' }} />);
  const isShown = () => Boolean(screen.getByRole('alert').textContent);
  act(() => void vi.advanceTimersByTime(duration - 1));
  expect(isShown()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isShown()).toBe(false);
  vi.useRealTimers();
});
