import { renderToString } from 'react-dom/server';
import { appPages } from '#app/appAddresses.ts';
import { addressBook } from '#frame/routing/addresses.ts';
import { resources } from '#resources';
import { SignIn } from './AuthPages';

/** The sign-in page as HTML. */
export const signInPage = renderToString(<SignIn />);

/** The patterns of all documented addresses. */
export const addresses: readonly string[] = [...new Set(addressBook(resources, appPages).map(({ shown }) => shown))];
