import { QueryClient } from '@tanstack/react-query';
import { onRename } from '#dataProvider/session.ts';

/** react-query's cache. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      // Offline, a read fails at once instead of waiting; failed reads run again when the connection returns.
      networkMode: 'always',
      refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
    },
    mutations: { networkMode: 'always' },
  },
});

// `AddressBook` checks the session before any screen is mounted, so react-admin's checkAuth query is answered in advance.
queryClient.setQueryDefaults(['auth', 'checkAuth'], { staleTime: Number.POSITIVE_INFINITY });
for (const params of [{}, { route: 'dashboard' }]) queryClient.setQueryData(['auth', 'checkAuth', params], true);
onRename(() => void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] }));
