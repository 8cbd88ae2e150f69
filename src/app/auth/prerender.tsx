import { renderToString } from 'react-dom/server';
import { SignIn } from './AuthPages';

/** The sign-in page as HTML, which the build puts into index.html. */
export const signInPage = renderToString(<SignIn />);
