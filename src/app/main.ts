/**
 * The first code to run, kept small: decides between the auth pages and the app. Signed-out visitors get the sign-in form at once, and the app's
 * code loads meanwhile.
 */
import { configureApi } from '#dataProvider/apiSettings.ts';
import { addressAt, documentedPath, setBasePath } from '#dataProvider/basePath.ts';
import { readToken } from '#dataProvider/session.ts';
import { followSession, isLeaving, newUserName, type SignInState, unsavedIn } from '#dataProvider/sessionEnd.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { loadSignInMode } from './auth/loadSignInMode';
import { deployment, documentedAddresses } from './deployment';
import { announceLanguage, readLanguage } from './language';
import { shopApi } from './shopApi';
import type { Entry } from './startApp';

const app = () => import('./startApp');
const authPages = () => import('./auth/openAuthPage');

async function start(entry: Entry = {}): Promise<void> {
  if (readToken()) {
    await resumeSession();
    followSession();
  }
  try {
    const { startApp } = await app();
    if (isLeaving()) return;
    await startApp(entry);
  } catch (error) {
    await (await authPages()).openUnloaded();
    throw error;
  }
}

/** Renews the token of a continued session, in modes whose tokens expire. */
async function resumeSession(): Promise<void> {
  if (deployment.authMode !== 'hosted') return;
  await loadSignInMode()
    .then(mode => mode.resume?.())
    .catch(() => {});
}

async function open(): Promise<void> {
  const path = documentedPath().replace(/(.)\/$/, '$1');
  if (path === '/logout' || path === '/register' || path === '/forgot-password') {
    await (await authPages()).openAccountPage(path);
    if (path !== '/logout') return;
    history.replaceState({ notice: 'app.authPages.logout.title', severity: 'success' } satisfies SignInState, '', addressAt('/login'));
  } else if (readToken()) {
    announceLanguage(readLanguage());
    const taken = newUserName(history.state);
    if (path === '/login') return continueAfterSignIn(history.state, { taken });
    // Cleared, so that a reload does not show it again.
    if (taken) history.replaceState(null, '');
    return start({ unsaved: unsavedIn(history.state), taken });
  } else if (path !== '/login') {
    const known = path === '/' || documentedAddresses().some(pattern => matchPath(pattern, path));
    if (!known || path === '/404') {
      announceLanguage(readLanguage());
      return start();
    }
    history.replaceState({ from: path === '/' ? undefined : location.pathname + location.search + location.hash }, '', addressAt('/login'));
  }
  const { openSignIn } = await authPages();
  void loadSignInMode().catch(() => {});
  whenIdle(() => void app().catch(() => {}));
  // After signing in in another tab, this tab continues too.
  addEventListener('storage', () => readToken() && documentedPath() === '/login' && location.reload());
  const state: SignInState = history.state ?? {};
  openSignIn(state, () => void continueAfterSignIn(state, { notice: 'app.notices.signedIn' }));
}

/** Starts the app where the person was before signing in, with the unsaved input from there. */
function continueAfterSignIn(state: SignInState | null, entry: Entry): Promise<void> {
  history.replaceState(null, '', state?.from ?? addressAt('/dashboard'));
  return start({ ...entry, unsaved: unsavedIn(state) });
}

function whenIdle(run: () => void): void {
  const soon = () => (window.requestIdleCallback ?? setTimeout)(run);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

setBasePath(deployment.basePath);
if (deployment.errorsUrl) void import('./errors/sendErrors').then(({ sendErrors }) => sendErrors()).catch(() => {});
configureApi(shopApi);
void open();
