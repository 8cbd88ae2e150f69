import { Alert, Box, Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useSettings } from '../settings/useSettings';
import { Waiting } from '../views/Waiting';
import { PageError } from './PageError';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

const NarrowDrawer = lazy(() => import('./NarrowDrawer'));

const sidebarWidth = 248;

/** Top bar, sidebar and the screen. On a phone the sidebar is a drawer. */
export function Layout({ children }: { children: ReactNode }) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const translate = useTranslate();
  const { isError, retry } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever arrives at another screen has finished with the drawer
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Box
        component="a"
        href="#content"
        sx={{ position: 'absolute', insetInlineStart: 8, top: -48, zIndex: 2000, p: 1, bgcolor: 'background.paper', '&:focus': { top: 8 } }}
      >
        {translate('app.layout.skip')}
      </Box>
      <TopBar onMenu={narrow ? () => setOpen(!open) : undefined} />
      <Box sx={{ display: 'flex' }}>
        {narrow ? (
          <Suspense>
            <NarrowDrawer open={open} onClose={() => setOpen(false)} width={sidebarWidth}>
              <Sidebar />
            </NarrowDrawer>
          </Suspense>
        ) : (
          <Box
            sx={{
              width: sidebarWidth,
              flex: 'none',
              borderInlineEnd: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
              position: 'sticky',
              top: 56,
              height: 'calc(100dvh - 56px)',
              overflowY: 'auto',
            }}
          >
            <Sidebar />
          </Box>
        )}
        <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, sm: 3 }, outline: 'none' }}>
          {isError && (
            <Alert
              severity="warning"
              sx={{ mb: 2 }}
              action={
                <Button color="inherit" size="small" onClick={retry}>
                  {translate('app.actions.retry')}
                </Button>
              }
            >
              {translate('app.settings.unread')}
            </Alert>
          )}
          <ErrorBoundary FallbackComponent={PageError}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}
