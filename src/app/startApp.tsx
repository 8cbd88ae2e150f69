import { CacheProvider } from '@emotion/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isLeaving } from '#dataProvider/sessionEnd.ts';
import { beginFirstScreen } from '#frame/loading/firstScreen.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { restoreUnsaved } from '#frame/routing/unsavedChanges.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { App } from './App';
import type { Entry } from './auth/authPages';
import { createI18nProvider } from './i18nProvider';
import { directionOfPage, keepLanguage, readLanguage } from './language';
import { queryClient } from './queryClient';
import { seedCache } from './seedCache';
import { store } from './store';
import { fetchFont, isFontHere } from './theme/fetchFont';
import { createStyleCache } from './theme/styleCache';

/** In milliseconds: the first screen is being painted. */
const beforeFetchingAhead = 200;
/** The first rows have come before. */
const secondsBeforeFont = 1.5;
const secondsBeforeDrift = 3;

/** Shows the app in an element. Called once by the gate, when somebody is signed in. */
export async function startApp(element: HTMLElement, { notice, unsaved, taken, list }: Entry): Promise<void> {
  restoreUnsaved(unsaved);
  const isHere = isFontHere();
  if (isHere) void fetchFont();
  // The code of the page that is opened comes beside the words.
  const opened = pages.find(({ path }) => path && matchPath(path, location.pathname));
  void opened?.view?.().catch(() => {});
  const code = readLanguage();
  store.setItem('locale', code);
  store.subscribe('locale', keepLanguage);
  const styles = await createStyleCache(directionOfPage());
  const [i18nProvider] = await Promise.all([createI18nProvider(code), seedCache(queryClient, list).catch(() => {})]);
  // A call that was made early may have ended the session meanwhile.
  if (isLeaving()) return;
  const router = createBrowserRouter([{ path: '*', element: <App notice={notice} taken={taken} i18nProvider={i18nProvider} /> }]);
  const app = (
    <Ahead onStand={beginFirstScreen()}>
      <RouterProvider router={router} useTransitions={false} />
    </Ahead>
  );
  // In slices: the first screen is large, and what is pressed or typed meanwhile goes before.
  startTransition(() => createRoot(element).render(<CacheProvider value={styles}>{app}</CacheProvider>));
  if (import.meta.env.DEV)
    setTimeout(() => void import('./dev/drift').then(({ tellDrift }) => tellDrift(resources, pages)), secondsBeforeDrift * 1000);
  if (!isHere) setTimeout(fetchFont, secondsBeforeFont * 1000);
}

/** Tells once the first screen stands, and fetches code ahead then; until then its slices may take long, and nothing is being read. */
function Ahead({ onStand, children }: { onStand: () => void; children: ReactNode }) {
  useEffect(() => {
    setTimeout(onStand);
    const timer = setTimeout(fetchAhead, beforeFetchingAhead);
    return () => clearTimeout(timer);
  }, [onStand]);
  return children;
}

/** Once the first screen has what it asked for. */
function fetchAhead(): void {
  if (queryClient.isFetching()) setTimeout(fetchAhead, beforeFetchingAhead);
  else void import('./prefetch').then(({ prefetch }) => prefetch(resources, pages, queryClient)).catch(() => {});
}
