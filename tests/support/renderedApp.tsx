import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Resource } from '#define';

/** Stands in for what jsdom lacks of a browser. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
}

/** Renders this shop's app at an address, without a browser. */
export async function renderApp(address: string, resources: readonly Resource[]): Promise<void> {
  const { App } = await import('#app/App.tsx');
  const { createI18nProvider } = await import('#app/i18nProvider.ts');
  history.replaceState(null, '', address);
  const element = <App resources={resources} i18nProvider={await createI18nProvider('en')} />;
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} useTransitions={false} />);
}
