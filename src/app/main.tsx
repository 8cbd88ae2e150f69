/**
 * The first code to run, kept small: decides between the auth pages and the app. Signed-out visitors get the sign-in form at once, and the app's
 * code loads meanwhile.
 */
import { firstPages, settingsUrl, shownPaths } from 'virtual:early-urls';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { fetchEarly } from '#dataProvider/http.ts';
import { readToken } from '#dataProvider/session.ts';
import { followSession, isLeaving, newUserName, type SignInState, unsavedIn } from '#dataProvider/sessionEnd.ts';
import { hasPreferencesAt } from '#frame/context/listPreferences.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { ForgotPassword, Register, SignIn, SignOut, Unloaded } from './auth/AuthPages';
import { chooseLanguage } from './auth/authTexts';
import { signInMode } from './auth/signInModes';
import { signOut } from './auth/signOut';
import { keepLanguage, readLanguage } from './language';
import { shopApi } from './shopApi';
import type { Entry } from './startApp';

const place = document.getElementById('root') ?? document.body;
/** Email and password of the mock's account, which the mock writes into the sign-in page. */
const demo = [...place.querySelectorAll('.demo b')].map(({ textContent }) => textContent);
let root: Root | undefined;
/** The root of auth pages and app. Its first page replaces the sign-in page of index.html. */
const pageRoot = (): Root => {
  root ??= createRoot(place);
  return root;
};

const app = () => import('./startApp');

async function start(entry: Entry = {}): Promise<void> {
  if (readToken()) {
    await resumed();
    followSession();
    fetchEarly(settingsUrl);
    const address = location.pathname + location.search;
    entry.list = hasPreferencesAt(address) ? undefined : firstPages[address];
    if (entry.list) fetchEarly(entry.list);
  }
  try {
    const { startApp } = await app();
    if (isLeaving()) return;
    await startApp(pageRoot(), entry);
  } catch (error) {
    pageRoot().render(<Unloaded />);
    throw error;
  }
}

/** Renews the token of a continued session, in modes whose tokens expire. */
async function resumed(): Promise<void> {
  if (import.meta.env.VITE_AUTH_MODE !== 'hosted') return;
  await signInMode()
    .then(mode => mode.resume?.())
    .catch(() => {});
}

async function open(): Promise<void> {
  // A language that was chosen before this code was loaded.
  const chosen = place.querySelector('select')?.value ?? 'en';
  if (chosen !== 'en') keepLanguage(chosen);
  const translated = chooseLanguage(readLanguage()).catch(() => {});
  const path = location.pathname.replace(/(.)\/$/, '$1');
  if (path === '/logout' || path === '/register' || path === '/forgot-password') {
    await translated;
    pageRoot().render(path === '/logout' ? <SignOut /> : path === '/register' ? <Register /> : <ForgotPassword />);
    if (path !== '/logout') return;
    await signOut();
    history.replaceState({ notice: 'app.authPages.logout.title', severity: 'success' } satisfies SignInState, '', '/login');
  } else if (readToken()) {
    const taken = newUserName(history.state);
    if (path === '/login') return goOn(history.state, { taken });
    // Cleared, so that a reload does not show it again.
    if (taken) history.replaceState(null, '');
    return start({ unsaved: unsavedIn(history.state), taken });
  } else if (path !== '/login') {
    const known = path === '/' || shownPaths.some(pattern => matchPath(pattern, path));
    if (!known || path === '/404') return start();
    history.replaceState({ from: path === '/' ? undefined : location.pathname + location.search + location.hash }, '', '/login');
  }
  void signInMode().catch(() => {});
  whenIdle(() => void app().catch(() => {}));
  showSignIn(history.state ?? {});
}

/** Shows the sign-in page, and takes over the one of index.html if it is visible. */
function showSignIn(state: SignInState): void {
  // After signing in in another tab, this tab continues too.
  addEventListener('storage', () => readToken() && location.pathname === '/login' && location.reload());
  const { notice: message, severity = 'error' } = state;
  const notice = message ? { severity, message } : undefined;
  const page = <SignIn notice={notice} demo={demo} onSignIn={() => goOn(state, { notice: 'app.notices.signedIn' })} />;
  if (message) history.replaceState({ ...state, notice: undefined }, '');
  if (root || place.querySelector('[hidden]')) pageRoot().render(page);
  else root = hydrateRoot(place, page);
}

/** Starts the app where the person was before signing in, with the unsaved input from there. */
function goOn(state: SignInState | null, entry: Entry): Promise<void> {
  history.replaceState(null, '', state?.from ?? '/dashboard');
  return start({ ...entry, unsaved: unsavedIn(state) });
}

function whenIdle(run: () => void): void {
  const soon = () => (window.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

configureApi(shopApi);
void open();
