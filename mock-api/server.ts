/**
 * A server that obeys the documented calls: json-server's server and store, our routes in front, registered
 * from the resources. Run inside Vite by `npm start`, alone by `npm run mock-api`.
 */
import type { Application, ErrorRequestHandler, RequestHandler } from 'express';
import jsonServer from 'json-server';
import { resources as allResources } from '../resources';
import { checkResources, type Problem, problemText } from '../resources/checkResources';
import type { FreePage, Resource } from '../resources/define';
import { isPlain } from '../resources/define';
import { pages as allPages } from '../resources/pages';
import { whoAsks } from './account';
import { behaviour as allBehaviour } from './behaviour';
import type { ContractCheck } from './contractCheck';
import { type Asked, type Behaviour, type PageBehaviour, Refusal } from './define';
import { type Faults, faultsOf } from './faults';
import { imageHeaders } from './images';
import { pageBehaviour as allPageBehaviour } from './pageBehaviour';
import { pageRoutes } from './pageRoutes';
import { readBody } from './readBody';
import type { Route } from './route';
import { routesOf } from './routes';
import { fixtureNames, openStore, type Store, type Tables } from './store';
import { type Watch, watchBy } from './watch';

/** What the mock is made of; every part has its default. */
export interface MockOptions {
  /** The folder to keep changes in (`npm start`); in memory when unset (tests). */
  keep?: string | undefined;
  resources?: readonly Resource[];
  behaviour?: Record<string, Behaviour>;
  pages?: readonly FreePage[];
  pageBehaviour?: Record<string, PageBehaviour>;
  /** In place of the fixtures. */
  tables?: Tables;
  /** Is told, in a line, what whoever started the mock should know; default the console. */
  say?: (line: string) => void;
  /** Where it will be reached, for what it says. */
  address?: string;
  /** What the mock before held, whose place this one takes in the same process; its rows and faults go on. */
  before?: MockState | undefined;
  /** Looks at each call that succeeds; what it says stands at `GET /mock/mismatches`. For tests. */
  check?: ContractCheck | undefined;
}

/** What a mock holds beside its code. */
export interface MockState {
  store: Store;
  faults: Faults;
  /** What opened the store: another function when its code has changed. */
  openedBy: typeof openStore;
}

/** What the routes work with. */
type Held = Pick<MockState, 'store' | 'faults'> & { watch: Watch };

const toConsole = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * The mock as a request listener, to be mounted at `/api` or served alone.
 * @throws Error that names all that is wrong with the declarations, behaviour and fixtures.
 */
export function createMockApi({
  keep,
  resources = allResources,
  behaviour = allBehaviour,
  pages = resources === allResources ? allPages : allPages.map(ofNoResource),
  pageBehaviour = allPageBehaviour,
  tables,
  say = toConsole,
  address = 'http://localhost:5173/api',
  before,
  check,
}: MockOptions = {}) {
  refuseMistakes(checkResources(resources, { behaviour, pages, pageBehaviour, fixtures: tables ? Object.keys(tables) : fixtureNames() }));
  const goesOn = before?.openedBy === openStore;
  const store = goesOn ? before.store : openStore({ keep, tables, say, resetCommand: `curl -X POST ${address}/mock/reset` });
  if (goesOn) store.takeFixtures();
  const server = jsonServer.create();
  server.set('strict routing', true).set('case sensitive routing', true).set('query parser', firstValues);
  const faults = before?.faults ?? faultsOf();
  const routes = [
    ...pages.flatMap(page => pageRoutes(page, pageBehaviour[page.name] ?? {}, store)),
    ...resources.flatMap(resource => routesOf(resource, behaviour[resource.name] ?? {}, resources, store)),
  ];
  const held: Held = { store, faults, watch: watchBy(check) };
  server.use(admitAll);
  serveOwn(server, held);
  serveRoutes(server, routes, held);
  server.use(faults.middleware, request => {
    throw new Refusal(`There is no call ${request.method} ${request.path}`, 404);
  });
  server.use(answerFailure(say));
  return Object.assign(server, { state: { store, faults, openedBy: openStore } satisfies MockState, mismatches: held.watch.mismatches });
}

/** One of the app's pages beside other resources than the app's: what it says of those is nothing to them. */
const ofNoResource = ({ edits: _edits, menuCounts: _counts, ...page }: FreePage): FreePage => page;

/** Lets pages of any origin ask, and refuses an address that nobody can read. */
const admitAll: RequestHandler = (request, response, next) => {
  response
    .set('Access-Control-Allow-Origin', '*')
    .set('Access-Control-Allow-Headers', '*')
    .set('Access-Control-Allow-Methods', '*')
    .set('Access-Control-Expose-Headers', 'Content-Range');
  // Throws where the address is malformed, in a parameter or not.
  decodeURIComponent(request.path);
  if (request.method === 'OPTIONS') response.sendStatus(204);
  else next();
};

/** What no resource declares: images, and the mock's own addresses. */
function serveOwn(server: Application, { store, faults, watch }: Held): void {
  server.get('/images/:name', (request, response) => {
    const image = store.readImage(request.params.name);
    if (!image) throw new Refusal('There is no such image', 404);
    response.set(imageHeaders(image.type)).send(image.bytes);
  });
  server.put('/mock/faults', readBody, (request, response) => {
    const inForce = faults.set(request.body);
    if (inForce.some(({ body }) => body !== undefined)) watch.bend();
    response.json(inForce);
  });
  server.get('/mock/mismatches', (_request, response) => response.json(watch.mismatches()));
  server.post('/mock/reset', (_request, response) => {
    faults.set([]);
    watch.reset();
    store.reset();
    response.json({ message: 'Back to the fixtures' });
  });
}

/** Each address with its routes: first who asks, then the body, then what shall go wrong, then the first route that takes what was asked. */
function serveRoutes(server: Application, routes: readonly Route[], { store, faults, watch }: Held): void {
  for (const [key, group] of Object.entries(grouped(routes))) {
    const [method = '', path = ''] = key.split(' ');
    // A body is read only for who may send one.
    const admit: RequestHandler = (request, response, next) => {
      response.locals.userId = group[0]?.open ? '' : whoAsks(request.headers.authorization, store);
      next();
    };
    server[method.toLowerCase() as 'get'](path, admit, readBody, faults.middleware, (request, response) => {
      if (!isPlain(request.body)) throw new Refusal('The body must be a JSON object');
      const asked: Asked = {
        params: request.params as Record<string, string>,
        query: request.query as Record<string, string>,
        body: request.body,
        userId: response.locals.userId,
      };
      const route = group.find(({ accepts }) => !accepts || accepts(asked));
      if (!route) throw new Refusal(`There is nothing at ${request.method} ${request.path}`, 404);
      const sent = watch.copy(asked.body);
      const { body, headers = {} } = route.answer(asked);
      watch.see({ ...asked, method, path, body: sent, answer: body, isBent: request.headers['x-by-hand'] !== undefined });
      if (method !== 'GET') store.save();
      response.set(headers).json(body ?? { message: 'Done' });
    });
  }
}

function refuseMistakes(problems: readonly Problem[]): void {
  const mistakes = problems.filter(({ isWarning }) => !isWarning);
  if (mistakes.length) throw new Error(mistakes.map(problemText).join('\n'));
}

/** The parameters of a query, each as one text: of one that is repeated, `page=1&page=2` or `page[]=1&page[]=2`, the first. */
const firstValues = (query: string | null): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query ?? '')].reverse().map(([name, value]) => [name.replace(/\[.*$/s, ''), value]));

/** Answers what went wrong in words; the stack of a mistake of the mock's own is told to `say` alone. */
const answerFailure =
  (say: (line: string) => void): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    const call = `${request.method} ${request.path}`;
    if (error instanceof Refusal) response.status(error.status).json({ message: error.message });
    else if (error instanceof URIError) response.status(400).json({ message: `The address is malformed: ${request.path}` });
    else {
      say(`The mock failed at ${call}: ${error instanceof Error ? error.stack : error}`);
      response.status(500).json({ message: `The mock failed at ${call}: ${error instanceof Error ? error.message : error}` });
    }
  };

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
