import { QueryClient } from '@tanstack/react-query';
import { onRename } from '#dataProvider/session.ts';
import { authProvider } from './auth/authProvider';

/** What has been read. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      // Offline, a read fails at once and says so, in place of waiting without end; with the connection back, what had failed is read again.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    },
    mutations: { networkMode: 'always' },
  },
});

// Whether somebody is signed in, the address book has decided before any screen is mounted: react-admin's parts need not wait to ask again.
queryClient.setQueryDefaults(['auth', 'checkAuth'], { staleTime: Number.POSITIVE_INFINITY });
for (const asked of [{}, { route: 'dashboard' }]) queryClient.setQueryData(['auth', 'checkAuth', asked], true);
// Nor is there anything to ask about permissions: told so after the first render, the whole screen would be rendered once more.
if (!authProvider.getPermissions) queryClient.setQueryData(['auth', 'getPermissions', {}], []);
onRename(() => void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] }));
