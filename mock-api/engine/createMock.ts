/**
 * A server that obeys the documented calls: json-server's server and store, our routes in front, registered
 * from the resources. Run inside Vite by `npm start`, alone by `npm run mock-api`.
 */
import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { FreePage, Resource } from '#define';
import { checkResources, type Problem, problemText } from '#define/checks/checkResources.ts';
import type { ContractCheck } from '#define/openapi/contractCheck.ts';
import { behaviour as allBehaviour, pageBehaviour as allPageBehaviour } from '#mock-api/behaviour/index.ts';
import { resources as allResources } from '#resources';
import { pages as allPages } from '#resources/pages.ts';
import { type Behaviour, type PageBehaviour, Refusal } from './behaviourTypes';
import { mismatchesIn, serveOwn, worldOf } from './controlRoutes';
import { guard } from './guard';
import { pageRoutes } from './pageRoutes';
import { routesOf } from './resourceRoutes';
import { fixtureNames, readFixtures, type Tables } from './rowStore';
import { newApp, serveWorld } from './serveWorld';
import type { MockWorld } from './world';
import { type Beginning, beginningOf, type MockState, openWorlds } from './worlds';

// For who starts it.
export { scenarioLines } from './scenarios/standardScenarios';
export { beginningOf } from './worlds';

/** What the mock is made of; every part has its default. */
export interface MockOptions extends Partial<Beginning> {
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
  /** What the mock before held, whose place this one takes in the same process; its worlds go on. */
  before?: MockState | undefined;
  /** Looks at each call that succeeds; what it says stands at `GET /mock/mismatches`. For tests. */
  check?: ContractCheck | undefined;
  /** The address that its server listens on, as Vite's `host`; this machine alone when unset. */
  listensOn?: string | boolean | undefined;
}

const toConsole = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * The mock as a request listener, to be mounted at `/api` or served alone.
 * @throws Error that names all that is wrong with the declarations, behaviour and fixtures; Refusal of a scenario or seed that cannot be.
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
  scenario = 'usual',
  seed = 0,
  listensOn,
}: MockOptions = {}) {
  refuseMistakes(checkResources(resources, { behaviour, pages, pageBehaviour, fixtures: tables ? Object.keys(tables) : fixtureNames() }));
  const fixtures = () => (tables ? structuredClone(tables) : readFixtures());
  const making = { resources, fixtures, check, say, resetCommand: `curl -X POST -H 'X-Mock-Control: 1' ${address}/mock/reset` };
  const worlds = openWorlds(beginningOf({ scenario, seed }), keep, making, before);
  const routesIn = ({ store }: MockWorld) => [
    ...pages.flatMap(page => pageRoutes(page, pageBehaviour[page.name] ?? {}, store)),
    ...resources.flatMap(resource => routesOf(resource, behaviour[resource.name] ?? {}, resources, store)),
  ];
  const listeners = new WeakMap<MockWorld, RequestHandler>();
  const listenerOf = (world: MockWorld): RequestHandler => {
    const listener = listeners.get(world) ?? serveWorld(world, routesIn(world));
    listeners.set(world, listener);
    return listener;
  };
  const server = newApp();
  server.use(guard(listensOn), admitReadable);
  serveOwn(server, worlds);
  server.use((request, response, next) => listenerOf(worldOf(worlds, request))(request, response, next));
  server.use(answerFailure(say));
  return Object.assign(server, { state: worlds.state, mismatches: () => mismatchesIn(worlds) });
}

/** One of the app's pages beside other resources than the app's: what it says of those is nothing to them. */
const ofNoResource = ({ edits: _edits, menuCounts: _counts, ...page }: FreePage): FreePage => page;

/** Refuses an address that nobody can read. @throws URIError where it is malformed, in a parameter or not. */
const admitReadable: RequestHandler = (request, _response, next) => {
  decodeURIComponent(request.path);
  next();
};

function refuseMistakes(problems: readonly Problem[]): void {
  const mistakes = problems.filter(({ isWarning }) => !isWarning);
  if (mistakes.length) throw new Error(mistakes.map(problemText).join('\n'));
}

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
