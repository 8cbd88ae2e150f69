import { Box, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { onJournalBegun } from '#app/logWrites.ts';
import { useKeys } from '#frame/commands/useCommand.ts';
import { canAccess } from '#frame/context/canAccess.ts';
import { usePageAddress } from '#frame/context/pagesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { useWatches } from '#frame/list/watch/watches.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { AlertWithButton } from '#frame/ui/AlertWithButton.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import { useIsDue } from '#frame/ui/useIsDue.ts';
import { useAppearance } from './appearance';
import { PageError } from './PageError';
import { Sidebar } from './Sidebar';
import { StockTitle } from './StockTitle';
import { TopBar } from './TopBar';
import { useScreenFocus } from './useScreenFocus';

const Drawer = lazyWithPreload(() => import('@mui/material/Drawer'), null);
const MenuAcross = lazyWithPreload(() => import('./MenuAcross'), null);
const Watcher = lazyWithPreload(() => import('#frame/list/watch/Watcher.tsx'), null);
const VersionNotice = lazyWithPreload(() => import('./VersionNotice'), null);
const InterruptedRuns = lazyWithPreload(() => import('#frame/list/bulk/InterruptedRuns.tsx'), null);

const sidebarWidths = { default: 248, compact: 152, icon: 72 };
const barHeight = 56;

/** Top bar, menu, screen and footer in the chosen appearance. On a phone the menu is a drawer. */
export function Layout({ children }: { children: ReactNode }) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [{ layout, width, sidebar, sidebarColor, density }] = useAppearance();
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const translate = useTranslate();
  const main = useScreenFocus();
  useKeys();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating closes the drawer
  useEffect(() => setOpen(false), [pathname]);
  const toggle = useCallback(() => setOpen(isOpen => !isOpen), []);
  const colors = `bar bar-${sidebarColor}`;
  const across = layout === 'horizontal' && !narrow;
  return (
    <Box className={density} sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Preloader />
      <Box sx={width === 'boxed' ? { maxWidth: 1320, mx: 'auto', minHeight: '100dvh', borderInline: 1, borderColor: 'divider' } : {}}>
        <Box
          component="a"
          href="#content"
          sx={{ position: 'absolute', insetInlineStart: 8, top: -48, zIndex: 2000, p: 1, bgcolor: 'background.paper', '&:focus': { top: 8 } }}
        >
          {translate('app.layout.skip')}
        </Box>
        <TopBar onMenu={narrow ? toggle : undefined} />
        {across && (
          <Box className={colors} sx={{ minHeight: 48, borderBottom: 1, borderColor: 'divider' }}>
            <MenuAcross pathname={pathname} />
          </Box>
        )}
        <Box sx={{ display: 'flex' }}>
          {narrow && (
            <Drawer
              open={open}
              onClose={() => setOpen(false)}
              slotProps={{ paper: { className: colors, sx: { width: sidebarWidths.default, maxWidth: '85vw', pt: 7 } } }}
            >
              <Sidebar pathname={pathname} />
            </Drawer>
          )}
          {!narrow && !across && (
            <Box sx={{ width: sidebarWidths[sidebar], flex: 'none', zIndex: 5 }}>
              <Box
                className={`side ${sidebar} ${colors}`}
                sx={{
                  // The icon sidebar widens over the screen on hover and focus.
                  width: sidebarWidths[sidebar === 'icon' ? 'default' : sidebar],
                  boxSizing: 'border-box',
                  borderInlineEnd: 1,
                  borderColor: 'divider',
                  position: 'sticky',
                  top: barHeight,
                  height: `calc(100dvh - ${barHeight}px)`,
                  display: 'flex',
                  overflow: 'hidden',
                }}
              >
                <Sidebar pathname={pathname} type={sidebar} />
              </Box>
            </Box>
          )}
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: `calc(100dvh - ${barHeight}px)` }}>
            <Box ref={main} component="main" id="content" tabIndex={-1} sx={{ flex: 1, p: { xs: 1.5, sm: 3 }, outline: 'none' }}>
              <SettingsUnread />
              <BackgroundWork />
              <StockTitle />
              <ErrorBoundary FallbackComponent={PageError}>
                <Suspense fallback={<Loading />}>{children}</Suspense>
              </ErrorBoundary>
            </Box>
            <Footer />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** A warning that the settings could not be read and defaults apply. */
function SettingsUnread() {
  const translate = useTranslate();
  const { isError, retry } = useSettings();
  if (!isError) return null;
  return (
    <AlertWithButton severity="warning" label={translate('app.actions.retry')} onPress={retry} sx={{ mb: 2 }}>
      {translate('app.settings.unread')}
    </AlertWithButton>
  );
}

/** In milliseconds. The first screen, and requests sent by the previous page, finish first. */
const pauseBeforeBackgroundWork = 3000;

/** Shows the unfinished work of closed tabs, looks for a newer version and reads the lists that the user watches, whichever screen is open. */
function BackgroundWork() {
  const isDue = useIsDue(pauseBeforeBackgroundWork);
  const hasWatches = Object.keys(useWatches()).length > 0;
  if (!isDue) return null;
  return (
    <>
      <InterruptedRuns />
      <VersionNotice />
      {hasWatches && <Watcher />}
    </>
  );
}

/** In milliseconds. */
const preloaderShownFor = 2500;

/** A spinner over the whole screen for the first 2.5 seconds, if the user switched it on. */
function Preloader() {
  const translate = useTranslate();
  const [{ preloader }] = useAppearance();
  // Initial state only: switching it on must not cover the settings panel.
  const [isOn] = useState(preloader);
  const isOver = useIsDue(preloaderShownFor);
  if (!isOn || isOver) return null;
  return (
    <div className="preloader">
      <span className="turning" role="progressbar" aria-label={translate('app.layout.loading')} />
    </div>
  );
}

/** The year and the company. After the first journal entry it also says that changes are recorded. */
const Footer = memo(function Footer() {
  const translate = useTranslate();
  const { settings } = useSettings();
  return (
    <Box component="footer" sx={{ px: { xs: 1.5, sm: 3 }, py: 2, color: 'text.secondary', fontSize: 13, overflowWrap: 'anywhere' }}>
      <JournalBegun />
      {new Date().getFullYear()} © <bdi>{settings.companyName ?? translate('app.name')}</bdi>
    </Box>
  );
});

/** Part of the page: a notice would cover other content. */
function JournalBegun() {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => onJournalBegun(() => setBegun(true)), []);
  if (!hasBegun || !canAccess('journal', 'show')) return null;
  return (
    <Box role="status" sx={{ mb: 1, '& a': { color: 'inherit' } }}>
      {translate('app.layout.journalBegun')} <LinkBase to={addressOf('journal')}>{translate('pages.journal.title')}</LinkBase>
    </Box>
  );
}
