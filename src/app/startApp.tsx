import { CacheProvider } from '@emotion/react';
import { type ReactNode, startTransition, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { isLeaving, type UnsavedForm } from '#dataProvider/sessionEnd.ts';
import { beginFirstScreen } from '#frame/loading/firstScreen.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { restoreUnsaved } from '#frame/routing/unsavedChanges.ts';
import { resources } from '#resources';
import { pages } from '#resources/pages.ts';
import { App } from './App';
import { createI18nProvider } from './i18nProvider';
import { directionOfPage, keepLanguage, readLanguage } from './language';
import { store } from './preferencesStore';
import { queryClient } from './queryClient';
import { seedCache } from './seedCache';
import { fetchFont, isFontHere } from './theme/fetchFont';
import { createStyleCache } from './theme/styleCache';

/** In milliseconds. Lets the first screen paint. */
const beforeFetchingAhead = 200;
/** Lets the first rows load. */
const secondsBeforeFont = 1.5;
const secondsBeforeDrift = 3;

/** What the auth pages hand to the app. */
export interface Entry {
  notice?: string;
  unsaved?: UnsavedForm | undefined;
  /** The name of the person who signed in on a page of someone else. */
  taken?: string | undefined;
  /** The URL requested early for the rows of the opened list. */
  list?: string | undefined;
}

/** Renders the app. Called once by main.tsx, after signing in. */
export async function startApp(root: Root, { notice, unsaved, taken, list }: Entry): Promise<void> {
  restoreUnsaved(unsaved);
  const isHere = isFontHere();
  if (isHere) void fetchFont();
  // Loads the code of the opened page while the texts load.
  const opened = pages.find(({ path }) => path && matchPath(path, location.pathname));
  void opened?.view?.().catch(() => {});
  const code = readLanguage();
  store.setItem('locale', code);
  store.subscribe('locale', keepLanguage);
  const styles = await createStyleCache(directionOfPage());
  const [i18nProvider] = await Promise.all([createI18nProvider(code), seedCache(queryClient, list).catch(() => {})]);
  // A request sent early may have ended the session.
  if (isLeaving()) return;
  const router = createBrowserRouter([{ path: '*', element: <App notice={notice} taken={taken} i18nProvider={i18nProvider} /> }]);
  const app = (
    <Ahead onStand={beginFirstScreen()}>
      <RouterProvider router={router} useTransitions={false} />
    </Ahead>
  );
  // As a transition: the first screen is large, and key presses are handled in between.
  startTransition(() => root.render(<CacheProvider value={styles}>{app}</CacheProvider>));
  if (import.meta.env.DEV)
    setTimeout(() => void import('./dev/drift').then(({ tellDrift }) => tellDrift(resources, pages)), secondsBeforeDrift * 1000);
  if (!isHere) setTimeout(fetchFont, secondsBeforeFont * 1000);
}

/** Reports when the first screen is shown and then starts prefetching. Until then the render may take long, and nothing is being read. */
function Ahead({ onStand, children }: { onStand: () => void; children: ReactNode }) {
  useEffect(() => {
    setTimeout(onStand);
    const timer = setTimeout(fetchAhead, beforeFetchingAhead);
    return () => clearTimeout(timer);
  }, [onStand]);
  return children;
}

/** Waits until the reads of the first screen are done. */
function fetchAhead(): void {
  if (queryClient.isFetching()) setTimeout(fetchAhead, beforeFetchingAhead);
  else void import('./prefetch').then(({ prefetch }) => prefetch(resources, pages, queryClient)).catch(() => {});
}
