// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LinkBase, RouterProviderContext } from 'react-admin';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { keepSession } from '#dataProvider/session.ts';
import { AddressBook } from '#frame/routing/AddressBook.tsx';
import { routerProvider } from '#frame/routing/routerProvider.tsx';
import { resources } from '#resources';

afterEach(cleanup);

/** A link on a screen below the address book, which shows the location. */
function screenOf(props: object = {}, basename = '/') {
  const Where = () => <output>{useLocation().pathname}</output>;
  const Screen = () => (
    <RouterProviderContext.Provider value={routerProvider}>
      <AddressBook needsSignIn resources={resources} pages={[]} redirects={{}} open={[]}>
        <LinkBase to="/products/42/show" {...props}>
          Oak chair
        </LinkBase>
        <Where />
      </AddressBook>
    </RouterProviderContext.Provider>
  );
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { basename, initialEntries: [`${basename}/products`.replace('//', '/')] });
  render(<RouterProvider router={router} />);
  return { router, link: () => screen.getByRole('link', { name: 'Oak chair' }) };
}

keepSession('one', { displayName: 'A', email: 'a@example.com', uid: '1' }, true);

test('a press leads to the documented address', async () => {
  const { link } = screenOf();
  expect(link().getAttribute('href')).toBe('/product/42');
  fireEvent.click(link());
  await screen.findByText('/product/42');
});

test('where the app is served below a path, links stand below it too', async () => {
  const { link } = screenOf({}, '/shop');
  expect(link().getAttribute('href')).toBe('/shop/product/42');
  fireEvent.click(link());
  await screen.findByText('/product/42');
});

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['to another tab', { target: '_blank' }, {}],
])('a press %s is the browser’s', (_, props, press) => {
  const { link } = screenOf(props);
  const event = createEvent.click(link(), press);
  fireEvent(link(), event);
  expect(event.defaultPrevented).toBe(false);
  expect(screen.getByRole('status').textContent).toBe('/products');
});

test('a press that somebody else has taken leads nowhere; state and replace arrive', async () => {
  const taken = screenOf({ onClick: (event: Event) => event.preventDefault() });
  fireEvent.click(taken.link());
  expect(taken.router.state.location.pathname).toBe('/products');
  cleanup();
  const { link, router } = screenOf({ state: { from: 'list' }, replace: true });
  fireEvent.click(link());
  await screen.findByText('/product/42');
  expect(router.state.location.state).toEqual({ from: 'list' });
  expect(router.state.historyAction).toBe('REPLACE');
});
