/**
 * A server that obeys the documented calls: json-server's server and store, our routes in front, registered
 * from the resources. Run inside Vite by `npm start`, alone by `npm run mock-api`.
 */
import jsonServer from 'json-server';
import { resources as allResources } from '../resources';
import { account } from '../resources/account';
import type { Resource } from '../resources/define';
import { accountRoutes, whoAsks } from './account';
import { behaviour as allBehaviour } from './behaviour';
import { type Behaviour, Refusal } from './define';
import { faultsOf } from './faults';
import { readBody } from './readBody';
import type { Asked, Route } from './route';
import { routesOf } from './routes';
import { openStore, type Tables } from './store';

/** What the mock is made of; every part has its default. */
export interface MockOptions {
  /** Keep changes in a file (`npm start`) or in memory (tests). */
  keep?: boolean;
  resources?: readonly Resource[];
  behaviour?: Record<string, Behaviour>;
  /** In place of the fixtures. */
  tables?: Tables;
}

/**
 * The mock as a request listener, to be mounted at `/api` or served alone.
 * @throws Error when a declared action has no behaviour.
 */
export function createMockApi({ keep = false, resources = allResources, behaviour = allBehaviour, tables }: MockOptions = {}) {
  const store = openStore({ keep, ...(tables ? { tables } : {}) });
  const server = jsonServer.create();
  server.set('strict routing', true).set('case sensitive routing', true);
  const faults = faultsOf();
  const routes = [
    ...accountRoutes(account, store),
    ...resources.flatMap(resource => routesOf(resource, behaviour[resource.name] ?? {}, resources, store)),
  ];

  server.use((request, response, next) => {
    response
      .set('Access-Control-Allow-Origin', '*')
      .set('Access-Control-Allow-Headers', '*')
      .set('Access-Control-Allow-Methods', '*')
      .set('Access-Control-Expose-Headers', 'Content-Range');
    if (request.method === 'OPTIONS') response.sendStatus(204);
    else next();
  });
  server.get('/images/:name', (request, response) => {
    const image = store.readImage(request.params.name);
    if (image) response.type(image.type).set('Cache-Control', 'max-age=86400').send(image.bytes);
    else response.status(404).json({ message: 'There is no such image' });
  });
  server.use(readBody);
  server.put('/mock/faults', (request, response) => response.json(faults.set(request.body)));
  server.post('/mock/reset', (_request, response) => {
    faults.set([]);
    store.reset();
    response.json({ message: 'Back to the fixtures' });
  });
  server.use(faults.middleware);

  for (const [key, group] of Object.entries(grouped(routes))) {
    const [method = '', path = ''] = key.split(' ');
    server[method.toLowerCase() as 'get'](path, (request, response) => {
      try {
        const userId = group[0]?.open ? '' : whoAsks(request.headers.authorization, store);
        const asked: Asked = {
          params: request.params as Record<string, string>,
          query: request.query as Record<string, string>,
          body: request.body ?? {},
          userId,
        };
        const route = group.find(({ accepts }) => !accepts || accepts(asked));
        if (!route) throw new Refusal(`There is nothing at ${request.method} ${request.path}`, 404);
        const { body, headers = {} } = route.answer(asked);
        if (method !== 'GET') store.save();
        response.set(headers).json(body ?? { message: 'Done' });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        response.status(error.status).json({ message: error.message });
      }
    });
  }
  server.use((request, response) => response.status(404).json({ message: `There is no call ${request.method} ${request.path}` }));
  return server;
}

/** Routes by method and path, those with the fewest parameters first: `/shop/all` before `/shop/:id`. */
function grouped(routes: readonly Route[]): Record<string, Route[]> {
  const groups: Record<string, Route[]> = {};
  const parameters = ({ path }: Route) => path.split('/:').length;
  for (const route of [...routes].sort((a, b) => parameters(a) - parameters(b))) {
    const key = `${route.method} ${route.path}`;
    groups[key] = [...(groups[key] ?? []), route];
  }
  return groups;
}
