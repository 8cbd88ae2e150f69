/** Answers the calls of one world: its routes, behind its scenario and its faults. */
import type { Request, RequestHandler, Response } from 'express';
import jsonServer from 'json-server';
import { byClock, type Dialect, isPlain } from '#define';
import { type Account, type ApiRequest, Refusal } from './behaviourTypes';
import type { ContractWatch } from './contractWatch';
import { applyFault } from './faults';
import { readBody } from './readBody';
import type { Route } from './route';
import type { Scenario, ScenarioCall } from './scenarios/scenario';
import type { MockWorld } from './world';

/** A server of json-server's whose paths are case-sensitive and have no optional slash at their end. */
export const newApp = () => jsonServer.create().set('strict routing', true).set('case sensitive routing', true).set('query parser', firstValues);

/** The query parameters, each as one text: of a repeated one, `page=1&page=2` or `page[]=1&page[]=2`, the first. `page[number]` is a name. */
const firstValues = (query: string | null): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(query ?? '')].reverse().map(([name, value]) => [/^\w+\[\w+\]$/.test(name) ? name : name.replace(/\[.*$/s, ''), value]),
  );

/** The routes of one address, and what answers them. */
interface Endpoint {
  method: string;
  path: string;
  routes: readonly Route[];
  world: MockWorld;
  scenario: Scenario;
  account: Account | undefined;
  token: Dialect['token'];
}

/** The token in the header that the dialect names. */
function tokenIn(request: Request, { header, scheme }: Dialect['token']): string | undefined {
  const text = request.get(header);
  if (scheme === undefined) return text;
  return text?.startsWith(`${scheme} `) ? text.slice(scheme.length + 1).trim() : undefined;
}

/** The calls of a world as a request listener; any other address is refused with 404. */
export function serveWorld(
  world: MockWorld,
  scenario: Scenario,
  routes: readonly Route[],
  account: Account | undefined,
  { token }: Pick<Dialect, 'token'>,
): RequestHandler {
  const server = newApp();
  const { isDocumented } = scenario;
  server.use((_request, response, next) => {
    if (!isDocumented) response.set('X-Api-Extensions', 'true');
    next();
  });
  for (const [key, group] of Object.entries(grouped(routes))) {
    const [method = '', path = ''] = key.split(' ');
    serveCall(server, { method, path, routes: group, world, scenario, account, token });
  }
  server.use(world.faults.middleware, request => {
    if (isDocumented) world.watch.note(`${request.method} ${request.path}: there is no such call`);
    throw new Refusal(`There is no call ${request.method} ${request.path}`, 404);
  });
  return server;
}

/** Serves an address: checks the token, reads the body, applies faults and scenario, then answers by the first route that accepts. */
function serveCall(server: ReturnType<typeof newApp>, endpoint: Endpoint): void {
  const { method, path, routes, world, scenario, account, token } = endpoint;
  const { store, faults, watch } = world;
  const isOpen = routes[0]?.open ?? false;
  // The token comes first, so that the body of a refused request is not read.
  const authenticate: RequestHandler = (request, response, next) => {
    response.locals.userId = isOpen || !account ? '' : account.userIdOf(tokenIn(request, token), store);
    response.locals.role = account?.roleOf?.(response.locals.userId);
    next();
  };
  const applyScenario: RequestHandler = (request, response, next) => {
    const body = isPlain(request.body) ? request.body : {};
    const call = isOpen ? undefined : world.scenarioCall({ method, path, resource: routes[0]?.resource, body });
    response.locals.call = call;
    const fault = call && scenario.fault?.(call);
    if (fault) applyFault(fault, response, next);
    else next();
  };
  server[method.toLowerCase() as 'get'](path, authenticate, readBody, faults.middleware, applyScenario, (request, response) => {
    if (!isPlain(request.body)) throw new Refusal('The body must be a JSON object');
    const apiRequest: ApiRequest = {
      params: request.params as Record<string, string>,
      query: scenario.isDocumented ? documentedQuery(request, routes, watch) : (request.query as Record<string, string>),
      all: new URLSearchParams(request.url.split('?')[1]),
      body: request.body,
      userId: response.locals.userId,
      role: response.locals.role,
    };
    const route = routes.find(({ accepts }) => !accepts || accepts(apiRequest));
    if (!route) throw new Refusal(`There is nothing at ${request.method} ${request.path}`, 404);
    const sent = watch.copy(apiRequest.body);
    const answer = () => byClock(world.clock.now, () => route.answer(apiRequest));
    const { body, headers = {} } = method === 'GET' ? answer() : store.change(answer);
    watch.check({ ...apiRequest, method, path, body: sent, answer: body, isBent: request.headers['x-by-hand'] !== undefined });
    response.set(headers);
    const call: ScenarioCall | undefined = response.locals.call;
    send(response, call && scenario.changeAnswer ? scenario.changeAnswer(body, call) : body);
  });
}

/** The query parameters that a call documents. The others are noted, unless a test sent them by hand. */
function documentedQuery(request: Request, routes: readonly Route[], watch: ContractWatch): Record<string, string> {
  const query = Object.entries(request.query as Record<string, string>);
  const isKnown = ([name]: [string, string]) => routes.some(({ documented }) => documented?.includes(name) ?? true);
  const isByHand = request.headers['x-by-hand'] !== undefined;
  for (const parameter of query)
    if (!isKnown(parameter) && !isByHand) watch.note(`${request.method} ${request.path}: its parameter '${parameter[0]}' is documented nowhere`);
  return Object.fromEntries(query.filter(isKnown));
}

/** Sends an answer. A text was changed by the scenario, and is sent as it is. */
function send(response: Response, body: unknown): void {
  if (typeof body === 'string') response.type('json').send(body);
  else response.json(body ?? { message: 'Done' });
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
