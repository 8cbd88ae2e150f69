/**
 * The pages before the app: sign-in, sign-out, registration, forgotten password. They are plain HTML in
 * index.html, so that they are there before the admin's code is.
 */

import { announceLanguage, keepLanguage, knownLanguage, readLanguage } from '#app/language.ts';
import { RequestError } from '#dataProvider/http.ts';
import { clearDrafts, currentPerson, dropSession, keepSession, readToken } from '#dataProvider/session.ts';
import { type SignInState, type UnsavedForm, unsavedIn } from '#dataProvider/sessionEnd.ts';
import { valueAt } from '#define';
import { errors } from '#i18n/en/errors.ts';
import { gate as english } from '#i18n/en/gate.ts';
import { type GateTexts, type LanguageCode, languages, offered } from '#i18n/languages.ts';
import { signInMode, type Typed } from './signInModes';

let texts: GateTexts = { gate: english, errors };

/** Brings the pages before the app into the language that was chosen; English is in them already. */
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

/** A text of these pages, in the language that was chosen; empty for none. */
export const text = (key: string | undefined): string => String(valueAt(texts.gate, key ?? '') ?? '');

/** On the sign-in page; the others keep theirs until the next attempt. */
const alertShownFor = 5000;
const logoutShownFor = 1200;

/** What the gate hands to the app after a sign-in. */
export interface Entry {
  notice?: string;
  unsaved?: UnsavedForm | undefined;
  /** Who has taken the page over from another person. */
  taken?: string | undefined;
  /** The call that was asked early, for the rows of the list that is opened. */
  list?: string | undefined;
}

/** What index.html has. @throws Error where it lacks it. */
export function present<E>(element: E | null | undefined): E {
  if (!element) throw new Error('index.html lacks an element.');
  return element;
}

const gate = present(document.getElementById('gate'));
const pages = [
  ...gate.querySelectorAll<HTMLElement>('section'),
  ...[...gate.querySelectorAll('template')].map(({ content }) => present(content.querySelector('section'))),
];

const choice = present(gate.querySelector<HTMLElement>('.languages'));
const select = present(choice.querySelector('select'));
for (const code of offered) select.add(new Option(languages[code].name, code));
select.onchange = async () => {
  const code = knownLanguage(select.value);
  keepLanguage(code);
  await speak(code);
  announceLanguage(code);
  for (const input of gate.querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.nextElementSibling?.replaceChildren();
  }
  entitle();
};

/** Puts the page of an address on the screen, and only that one into the document; leaves none for any other address. */
export function showPage(path: string): HTMLElement | undefined {
  const page = pages.find(({ dataset }) => dataset.page === path);
  // What is there already stays in its place: moving it would take the focus from what is being typed.
  for (const other of [...gate.children]) if (other !== page && other !== choice) other.remove();
  if (page && !gate.contains(page)) gate.prepend(page);
  gate.hidden = !page;
  if (!page) return undefined;
  page.hidden = false;
  entitle();
  return page;
}

function entitle(): void {
  document.title = `${gate.querySelector('h1')?.textContent} | Shop Admin`;
}

/** Where whoever is signed in now goes on from the sign-in page: the address they came from, with what they had typed there. */
export function leadOn(state: SignInState | null): Entry & { target: string } {
  return { target: state?.from ?? '/dashboard', unsaved: unsavedIn(state) };
}

/** Shows the sign-in form with what the page before it has to say; resolves once somebody has signed in. */
export function signIn(): Promise<Entry & { target: string }> {
  const state: SignInState = history.state ?? {};
  const page = present(showPage('/login'));
  if (state.notice) {
    say(page, state.severity ?? 'error', words(state.notice));
    history.replaceState({ ...state, notice: undefined }, '');
  }
  if (!page.contains(document.activeElement)) page.querySelector('input')?.focus();
  // Signed in in another tab: this one goes on too.
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
  // The history entry of the sign-in page that led here holds where to return to and what was typed.
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

/** Signs out, says so, and goes on to the sign-in form. The session ends here even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  showPage('/logout');
  const person = currentPerson();
  const shown = new Promise(resolve => setTimeout(resolve, logoutShownFor));
  if (readToken()) {
    const mode = await signInMode().catch(() => undefined);
    // It takes the token along; the session is over here whatever becomes of it.
    void mode?.signOut().catch(() => {});
  }
  dropSession();
  // After the session: a tab that still types has nobody left to keep it for.
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

/** Checks the form and hands over what was typed; one submission at a time. What `run` returns is shown as a success. */
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
  // Pressed before this code was here.
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

/** An error in words: the server's, or a text for a key such as `app.errors.timeout` or `app.gate.noToken`. */
function words(message: string, error?: unknown): string {
  if (!message.startsWith('app.')) return message;
  const status = error instanceof RequestError ? error.status : 0;
  const known = valueAt({ app: texts }, message);
  return String(known ?? texts.errors.other).replace('%{status}', String(status));
}
