/**
 * The auth pages: sign-in, sign-out, registration, forgotten password. They are plain HTML in index.html, so that they appear before the admin's
 * code is loaded.
 */

import { announceLanguage, keepLanguage, knownLanguage, readLanguage } from '#app/language.ts';
import { RequestError } from '#dataProvider/http.ts';
import { clearDrafts, currentPerson, dropSession, keepSession, readToken } from '#dataProvider/session.ts';
import { type SignInState, type UnsavedForm, unsavedIn } from '#dataProvider/sessionEnd.ts';
import { valueAt } from '#define';
import { errors } from '#i18n/en/errors.ts';
import { gate as english } from '#i18n/en/gate.ts';
import { type AuthPageTexts, type LanguageCode, languages, offered } from '#i18n/languages.ts';
import type { Typed } from './signInMode';
import { signInMode } from './signInModes';

let texts: AuthPageTexts = { gate: english, errors };

/** Translates the auth pages into the chosen language. index.html has them in English. */
export async function translateAuthPages(): Promise<void> {
  const code = readLanguage();
  announceLanguage(code);
  select.value = code;
  if (code !== 'en') await speak(code);
}

async function speak(code: LanguageCode): Promise<void> {
  texts = await languages[code].gate();
  for (const page of [...pages, choice]) {
    for (const element of page.querySelectorAll<HTMLElement>('[data-text]')) element.textContent = text(element.dataset.text);
    for (const element of page.querySelectorAll<HTMLElement>('[data-label]')) element.ariaLabel = text(element.dataset.label);
  }
}

/** A text of the auth pages in the chosen language; empty without a key. */
export const text = (key: string | undefined): string => String(valueAt(texts.gate, key ?? '') ?? '');

/** In milliseconds, on the sign-in page. Other pages keep an alert until the next attempt. */
const alertShownFor = 5000;
const logoutShownFor = 1200;

/** What the auth pages hand to the app. */
export interface Entry {
  notice?: string;
  unsaved?: UnsavedForm | undefined;
  /** The name of the person who signed in on a page of someone else. */
  taken?: string | undefined;
  /** The URL requested early for the rows of the opened list. */
  list?: string | undefined;
}

/** Returns an element of index.html. @throws Error if it is missing. */
export function present<E>(element: E | null | undefined): E {
  if (!element) throw new Error('index.html lacks an element.');
  return element;
}

const container = present(document.getElementById('gate'));
const pages = [
  ...container.querySelectorAll<HTMLElement>('section'),
  ...[...container.querySelectorAll('template')].map(({ content }) => present(content.querySelector('section'))),
];

const choice = present(container.querySelector<HTMLElement>('.languages'));
const select = present(choice.querySelector('select'));
for (const code of offered) select.add(new Option(languages[code].name, code));
select.onchange = async () => {
  const code = knownLanguage(select.value);
  keepLanguage(code);
  await speak(code);
  announceLanguage(code);
  for (const input of container.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.nextElementSibling?.replaceChildren();
  }
  entitle();
};

/** Shows the page of an address and removes the others from the document; for any other address it shows none. */
export function showPage(path: string): HTMLElement | undefined {
  const page = pages.find(({ dataset }) => dataset.page === path);
  // A page that is already shown is not moved, which would take the focus from its input.
  for (const other of [...container.children]) if (other !== page && other !== choice) other.remove();
  if (page && !container.contains(page)) container.prepend(page);
  container.hidden = !page;
  if (!page) return undefined;
  page.hidden = false;
  entitle();
  return page;
}

function entitle(): void {
  document.title = `${container.querySelector('h1')?.textContent} | Shop Admin`;
}

/** Where to go after signing in: the previous address, with the unsaved input from there. */
export function leadOn(state: SignInState | null): Entry & { target: string } {
  return { target: state?.from ?? '/dashboard', unsaved: unsavedIn(state) };
}

/** Shows the sign-in form, with the notice of the previous page. Resolves after signing in. */
export function signIn(): Promise<Entry & { target: string }> {
  const state: SignInState = history.state ?? {};
  const page = present(showPage('/login'));
  if (state.notice) {
    say(page, state.severity ?? 'error', words(state.notice));
    history.replaceState({ ...state, notice: undefined }, '');
  }
  if (!page.contains(document.activeElement)) page.querySelector('input')?.focus();
  // After signing in in another tab, this tab continues too.
  addEventListener('storage', () => readToken() && location.pathname === '/login' && location.reload());
  return new Promise(resolve => {
    onSubmit(page, async typed => {
      const { token, user } = await (await signInMode()).signIn(typed);
      keepSession(token, user, typed.remember === 'on');
      resolve({ ...leadOn(state), notice: 'app.notices.signedIn' });
      return undefined;
    });
  });
}

/** Runs the registration or the forgotten-password page. */
export function accountPage(path: '/register' | '/forgot-password'): void {
  const page = present(showPage(path));
  const toSignIn = page.querySelector<HTMLAnchorElement>('a[href="/login"]');
  // Going back keeps the sign-in page's history entry, which holds the return address and unsaved input.
  if (toSignIn && document.referrer === toSignIn.href) {
    toSignIn.onclick = () => {
      history.back();
      return false;
    };
  }
  onSubmit(page, async typed => {
    const mode = await signInMode();
    if (path === '/register') await mode.register(typed);
    else return (await mode.resetPassword(typed)) ?? text('forgot.done');
    return text('register.done');
  });
}

const forgetting = () => import('#frame/storage/database.ts');

/** Signs out, shows a message and opens the sign-in form. The session ends here even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  showPage('/logout');
  const person = currentPerson();
  const shown = new Promise(resolve => setTimeout(resolve, logoutShownFor));
  if (readToken()) {
    const mode = await signInMode().catch(() => undefined);
    // The request carries the token. Its result does not matter here.
    void mode?.signOut().catch(() => {});
  }
  dropSession();
  // After the session ends, so that no open tab writes a draft again.
  if (person)
    void forgetting()
      .then(({ forgetPerson }) => forgetPerson(person))
      .catch(() => clearDrafts(person));
  await shown;
  history.replaceState({ notice: text('logout.title'), severity: 'success' } satisfies SignInState, '', '/login');
}

function say(page: HTMLElement, severity: 'success' | 'error', message: string): void {
  const title = severity === 'error' ? text('tryAgain') : '';
  const place = present(page.querySelector<HTMLElement>('[data-alert]'));
  place.dataset.alert = severity;
  place.replaceChildren(...(title ? [Object.assign(document.createElement('strong'), { textContent: title })] : []), message);
  clearTimeout(Number(place.dataset.timer));
  if (page.dataset.page === '/login') place.dataset.timer = String(window.setTimeout(() => place.replaceChildren(), alertShownFor));
}

/** Validates the form and passes on its values, one submission at a time. A text that `run` returns is shown as success. */
function onSubmit(page: HTMLElement, run: (typed: Typed) => Promise<string | undefined>): void {
  const form = present(page.querySelector('form'));
  const button = present(form.querySelector('button'));
  form.onsubmit = async event => {
    event.preventDefault();
    if (button.getAttribute('aria-busy') === 'true' || !check(form)) return;
    button.setAttribute('aria-busy', 'true');
    page.querySelector('[data-alert]')?.replaceChildren();
    try {
      const done = await run(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
      if (done === undefined) return;
      say(page, 'success', done);
      form.reset();
    } catch (error) {
      say(page, 'error', words(String(valueAt(error, 'message') ?? ''), error));
    }
    button.removeAttribute('aria-busy');
  };
  // The button was pressed before this code was loaded.
  if (form.dataset.wanted) form.requestSubmit();
  delete form.dataset.wanted;
}

function check(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[required]')];
  const wrong = inputs.filter(input => {
    const { valueMissing, typeMismatch } = input.validity;
    const isBlank = valueMissing || (input.type !== 'password' && !input.value.trim());
    const message = text(isBlank ? input.dataset.empty : typeMismatch ? input.dataset.wrong : undefined);
    const place = present(input.nextElementSibling);
    place.id ||= `error-${input.name}`;
    place.textContent = message;
    input.setAttribute('aria-invalid', String(Boolean(message)));
    input.setAttribute('aria-describedby', place.id);
    return message;
  });
  wrong[0]?.focus();
  return !wrong.length;
}

/** An error as text: the server's message, or the text of a key such as `app.errors.timeout` or `app.gate.noToken`. */
function words(message: string, error?: unknown): string {
  if (!message.startsWith('app.')) return message;
  const status = error instanceof RequestError ? error.status : 0;
  const known = valueAt({ app: texts }, message);
  return String(known ?? texts.errors.other).replace('%{status}', String(status));
}
