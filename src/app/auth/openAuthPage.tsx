/** Puts the pages before the app into the page. Loaded without the app, so that signed-in visitors do not wait for it. */
import { keepLanguage, readLanguage } from '#app/language.ts';
import { hydratePage, pageRoot, place } from '#app/pageRoot.ts';
import { clearDrafts, currentPerson, dropSession, readToken } from '#dataProvider/session.ts';
import type { SignInState } from '#dataProvider/sessionEnd.ts';
import { AccountPage, SignIn, SignOut, Unloaded } from './AuthPages';
import { chooseLanguage } from './authTexts';
import { loadSignInMode } from './loadSignInMode';

/** Email and password of the mock's account, which the mock writes into the sign-in page. */
const demo = [...place.querySelectorAll('.demo b')].map(({ textContent }) => textContent);

/** Shows the sign-in page, and takes over the one of index.html if it is visible. */
export function openSignIn(state: SignInState, onSignIn: () => void): void {
  // A language that was chosen before this code was loaded.
  const chosen = place.querySelector('select')?.value ?? 'en';
  if (chosen !== 'en') keepLanguage(chosen);
  void chooseLanguage(readLanguage()).catch(() => {});
  const { notice: message, severity = 'error' } = state;
  const notice = message ? { severity, message } : undefined;
  if (message) history.replaceState({ ...state, notice: undefined }, '');
  hydratePage(<SignIn notice={notice} demo={demo} onSignIn={onSignIn} />);
}

const accountPages = { '/register': <AccountPage form="register" />, '/forgot-password': <AccountPage form="forgot" />, '/logout': <SignOut /> };

type AccountPath = keyof typeof accountPages;

/** Shows another page before the app. `/logout` ends the session meanwhile, and the promise resolves after it. */
export async function openAccountPage(path: AccountPath): Promise<void> {
  await chooseLanguage(readLanguage()).catch(() => {});
  pageRoot().render(accountPages[path]);
  if (path === '/logout') await signOut();
}

/** Says that the app's code could not be loaded. */
export async function openUnloaded(): Promise<void> {
  await chooseLanguage(readLanguage()).catch(() => {});
  pageRoot().render(<Unloaded />);
}

/** In milliseconds. */
const messageShownFor = 1200;

const loadDatabase = () => import('#frame/storage/database.ts');

/** Ends the session here, even if the server cannot be reached. Resolves when the message has been shown long enough. */
async function signOut(): Promise<void> {
  const person = currentPerson();
  const shown = new Promise<void>(resolve => setTimeout(resolve, messageShownFor));
  if (readToken()) {
    const mode = await loadSignInMode().catch(() => undefined);
    // The request carries the token. Its result does not matter here.
    void mode?.signOut().catch(() => {});
  }
  dropSession();
  // After the session ends, so that no open tab writes a draft again.
  if (person)
    void loadDatabase()
      .then(({ forgetPerson }) => forgetPerson(person))
      .catch(() => clearDrafts(person));
  return shown;
}
