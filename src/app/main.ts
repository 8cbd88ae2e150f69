/**
 * The first code to run, kept small: decides between the auth pages and the app. Signed-out visitors get the sign-in form at once, and the app's
 * code loads meanwhile.
 */
import { firstPages, settingsUrl, shownPaths } from 'virtual:early-urls';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { fetchEarly } from '#dataProvider/http.ts';
import { readToken } from '#dataProvider/session.ts';
import { followSession, isLeaving, newUserName, unsavedIn } from '#dataProvider/sessionEnd.ts';
import { hasPreferencesAt } from '#frame/context/listPreferences.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { accountPage, type Entry, leadOn, present, showPage, signIn, signOut, text, translateAuthPages } from './auth/authPages';
import { signInMode } from './auth/signInModes';
import { shopApi } from './shopApi';

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
    await startApp(present(document.getElementById('root')), entry);
    showPage('');
  } catch (error) {
    const place = present(document.getElementById('root'));
    place.innerHTML =
      '<p role="alert" style="padding:24px;font:16px sans-serif"></p><p style="padding:0 24px;font:16px sans-serif"><a href=""></a></p>';
    present(place.querySelector('p')).textContent = text('unloaded');
    present(place.querySelector('a')).textContent = text('reload');
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
  const translated = translateAuthPages();
  const path = location.pathname.replace(/(.)\/$/, '$1');
  if (path === '/logout') await translated.then(signOut);
  else if (path === '/register' || path === '/forgot-password') return translated.then(() => accountPage(path));
  else if (readToken()) {
    const taken = newUserName(history.state);
    if (path !== '/login') {
      // Cleared, so that a reload does not show it again.
      if (taken) history.replaceState(null, '');
      return start({ unsaved: unsavedIn(history.state), taken });
    }
    const { target, ...entry } = leadOn(history.state);
    history.replaceState(null, '', target);
    return start({ ...entry, taken });
  } else if (path !== '/login') {
    const known = path === '/' || shownPaths.some(pattern => matchPath(pattern, path));
    if (!known || path === '/404') return start();
    history.replaceState({ from: path === '/' ? undefined : location.pathname + location.search + location.hash }, '', '/login');
  }
  await translated;
  void signInMode().catch(() => {});
  whenIdle(() => void app().catch(() => {}));
  const { target, ...entry } = await signIn();
  history.replaceState(null, '', target);
  await start(entry);
}

function whenIdle(run: () => void): void {
  const soon = () => (window.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

configureApi(shopApi);
void open();
