/** The least that react-admin can be: what the bench measures ours beside. One resource, by the book, in one file of code. */
import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, type AuthProvider, fetchUtils, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { ProductEdit, ProductList } from './products';

const dataProvider = simpleRestProvider('/api', (url, options = {}) =>
  fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token: `Bearer ${localStorage.getItem('token')}` } }),
);

const authProvider: AuthProvider = {
  login: async () => {},
  logout: async () => localStorage.removeItem('token'),
  checkAuth: async () => {
    if (!localStorage.getItem('token')) throw new Error();
  },
  checkError: async ({ status }) => {
    if (status === 401) throw new Error();
  },
  getPermissions: async () => 'admin',
  getIdentity: async () => ({ id: 1, fullName: 'Admin' }),
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks its root.');
createRoot(root).render(
  <BrowserRouter>
    <Admin authProvider={authProvider} dataProvider={dataProvider} requireAuth disableTelemetry>
      <Resource name="products" list={ProductList} edit={ProductEdit} />
    </Admin>
  </BrowserRouter>,
);
