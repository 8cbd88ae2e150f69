import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { prefixer } from 'stylis';
import { configureApi } from '#dataProvider/apiSettings.ts';
import { baseName, documentedPath } from '#dataProvider/basePath.ts';
import { currentRole } from '#dataProvider/session.ts';
import type { UnsavedForm } from '#dataProvider/sessionEnd.ts';
import type { Resource } from '#define';
import { setMapTiles } from '#frame/format/coordinates.ts';
import { importWithRetry } from '#frame/loading/importWithRetry.ts';
import { matchPath } from '#frame/routing/matchPath.ts';
import { restoreUnsaved } from '#frame/routing/unsavedChanges.ts';
import { addIcons } from '#frame/ui/icons.ts';
import { resources } from '#resources';
import { mayDo } from '#resources/access.ts';
import { pages } from '#resources/pages.ts';
import { settingsPage } from '#resources/settings/settingsPage.ts';
import { App } from './App';
import { home } from './appAddresses';
import { deployment } from './deployment';
import { createI18nProvider } from './i18nProvider';
import { directionOfPage, keepLanguage, readLanguage } from './language';
import { Prefetch } from './Prefetch';
import { pageRoot } from './pageRoot';
import { store } from './preferencesStore';
import { shopApi } from './shopApi';
import { shopIcons } from './shopIcons';
import { fetchFont, isFontHere } from './theme/fetchFont';

/** In milliseconds. The first rows load first. */
const pauseBeforeDrift = 3000;

/** What the auth pages hand to the app. */
export interface Entry {
  notice?: string;
  unsaved?: UnsavedForm | undefined;
  /** The name of the new user, if the page was opened by another one. */
  taken?: string | undefined;
}

/** The resources as a role has them. A person without a role has them as they are. */
async function resourcesOf(role: string | undefined): Promise<readonly Resource[]> {
  if (role === undefined) return resources;
  const { allowedResources } = await importWithRetry(() => import('#frame/context/allowedResources.ts'));
  return allowedResources(resources, mayDo, role);
}

/** Emotion's cache for the direction of the page. From right to left, all styles are mirrored. */
async function createStyleCache(): Promise<EmotionCache> {
  if (directionOfPage() === 'ltr') return createCache({ key: 'css' });
  const { default: mirror } = await import('@mui/stylis-plugin-rtl');
  return createCache({ key: 'rtl', stylisPlugins: [prefixer, mirror] });
}

/** Renders the app. Called once by main.ts, after signing in. */
export async function startApp({ notice, unsaved, taken }: Entry): Promise<void> {
  restoreUnsaved(unsaved);
  configureApi({ ...shopApi, probes: [settingsPage.reads.settings, home.reads.counts] });
  const { mapTilesUrl, mapAttribution } = deployment;
  addIcons(shopIcons);
  setMapTiles(mapTilesUrl === 'none' ? undefined : { url: mapTilesUrl, attribution: mapAttribution });
  if (isFontHere()) void fetchFont();
  // Loads the code of the opened page while the texts load.
  const opened = pages.find(({ path }) => path && matchPath(path, documentedPath()));
  void opened?.component?.().catch(() => {});
  const code = readLanguage();
  store.setItem('locale', code);
  store.subscribe('locale', keepLanguage);
  const styles = await createStyleCache();
  const i18nProvider = await createI18nProvider(code);
  const allowed = await resourcesOf(currentRole());
  const router = createBrowserRouter(
    [{ path: '*', element: <App resources={allowed} notice={notice} taken={taken} i18nProvider={i18nProvider} /> }],
    { basename: baseName() },
  );
  const app = (
    <CacheProvider value={styles}>
      <RouterProvider router={router} useTransitions={false} />
      <Prefetch />
    </CacheProvider>
  );
  // As a transition: the first screen is large, and key presses are handled in between.
  startTransition(() => pageRoot().render(app));
  if (import.meta.env.DEV) setTimeout(() => void import('./dev/drift').then(({ tellDrift }) => tellDrift(resources, pages)), pauseBeforeDrift);
}
