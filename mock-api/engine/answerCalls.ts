/** Answers the calls of one world: its routes, behind its scenario and its faults. */
import { byClock, type Dialect, isPlain } from '#define';
import { type Account, type ApiRequest, Refusal } from './behaviourTypes';
import type { ContractWatch } from './contractWatch';
import { faultReply } from './faults';
import { jsonReply, type MockReply, type MockRequest, pathOf } from './mockReply';
import type { Route } from './route';
import type { Scenario } from './scenarios/scenario';
import type { MockWorld } from './world';

/** The query parameters, each as one text: of a repeated one, `page=1&page=2` or `page[]=1&page[]=2`, the first. `page[number]` is a name. */
const firstValues = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].reverse().map(([name, value]) => [/^\w+\[\w+\]$/.test(name) ? name : name.replace(/\[.*$/s, ''), value]));

/** The routes of one address, and what answers them. */
interface Endpoint {
  method: string;
  path: string;
  pattern: RegExp;
  routes: readonly Route[];
}

/** A world, and what decides about its calls. */
interface Serving {
  world: MockWorld;
  scenario: Scenario;
  account: Account | undefined;
  token: Dialect['token'];
}

/** The token in the header that the dialect names. */
function tokenIn(request: MockRequest, { header, scheme }: Dialect['token']): string | undefined {
  const text = request.header(header);
  if (scheme === undefined) return text;
  return text?.startsWith(`${scheme} `) ? text.slice(scheme.length + 1).trim() : undefined;
}

/** What answers the calls of a world. Letter case and slashes of a path count. @throws Refusal of a call that is refused; with 404 of any other address */
export function answersOf(routes: readonly Route[], serving: Serving): (request: MockRequest) => Promise<MockReply> {
  const { world, scenario } = serving;
  const endpoints = endpointsOf(routes);
  return async request => {
    const [method, path] = [request.method, pathOf(request)];
    const endpoint = endpoints.find(one => one.method === method && one.pattern.test(path));
    if (endpoint) return answerCall(request, endpoint, serving);
    const failure = await faultReply(world.faults.next(method, path));
    if (failure) return failure;
    if (scenario.isDocumented) world.watch.note(`${method} ${path}: there is no such call`);
    throw new Refusal(`There is no call ${method} ${path}`, 404);
  };
}

/** Answers at an address: checks the token, reads the body, applies faults and scenario, then answers by the first route that accepts. */
async function answerCall(request: MockRequest, { method, path, pattern, routes }: Endpoint, serving: Serving): Promise<MockReply> {
  const { world, scenario, account, token } = serving;
  const { store, faults, watch } = world;
  const isOpen = routes[0]?.open ?? false;
  // The token comes first, so that the body of a refused request is not read.
  const userId = isOpen || !account ? '' : account.userIdOf(tokenIn(request, token), store);
  const body = await request.body();
  const failure = await faultReply(faults.next(method, pathOf(request)));
  if (failure) return failure;
  const call = isOpen ? undefined : world.scenarioCall({ method, path, resource: routes[0]?.resource, body: isPlain(body) ? body : {} });
  const scenarioFailure = await faultReply(call && scenario.fault?.(call));
  if (scenarioFailure) return scenarioFailure;
  if (!isPlain(body)) throw new Refusal('The body must be a JSON object');
  const all = new URLSearchParams(request.url.split('?')[1]);
  const apiRequest: ApiRequest = {
    params: paramsIn(pattern, pathOf(request)),
    query: scenario.isDocumented ? documentedQuery(request, firstValues(all), routes, watch) : firstValues(all),
    all,
    body,
    userId,
    role: account?.roleOf?.(userId),
  };
  const route = routes.find(({ accepts }) => !accepts || accepts(apiRequest));
  if (!route) throw new Refusal(`There is nothing at ${method} ${pathOf(request)}`, 404);
  const sent = watch.copy(body);
  const compute = () => byClock(world.clock.now, () => route.answer(apiRequest));
  const { body: answer, headers = {} } = method === 'GET' ? compute() : store.change(compute);
  watch.check({ ...apiRequest, method, path, body: sent, answer, isRequestIgnored: isByHand(request) });
  const shown = call && scenario.changeAnswer ? scenario.changeAnswer(answer, call) : answer;
  // A text was changed by the scenario, and is sent as it is.
  return { ...(typeof shown === 'string' ? { status: 200, body: shown } : jsonReply(shown ?? { message: 'Done' })), headers };
}

/** Whether a test made the request by hand. */
const isByHand = (request: MockRequest): boolean => request.header('x-by-hand') !== undefined;

/** The query parameters that a call documents. The others are noted, unless a test sent them by hand. */
function documentedQuery(
  request: MockRequest,
  values: Record<string, string>,
  routes: readonly Route[],
  watch: ContractWatch,
): Record<string, string> {
  const query = Object.entries(values);
  const isKnown = ([name]: [string, string]) => routes.some(({ documented }) => documented?.includes(name) ?? true);
  for (const parameter of query)
    if (!isKnown(parameter) && !isByHand(request))
      watch.note(`${request.method} ${pathOf(request)}: its parameter '${parameter[0]}' is documented nowhere`);
  return Object.fromEntries(query.filter(isKnown));
}

/** Matches a path like `/shop/:id`, with a group for each parameter. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

/** The parameters in a path. @throws URIError where one cannot be decoded. */
const paramsIn = (pattern: RegExp, path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]));

/** Routes by method and path, those with the fewest parameters first: `/shop/all` before `/shop/:id`. */
function endpointsOf(routes: readonly Route[]): Endpoint[] {
  const endpoints = new Map<string, Endpoint & { routes: Route[] }>();
  const parameters = ({ path }: Route) => path.split('/:').length;
  for (const route of [...routes].sort((a, b) => parameters(a) - parameters(b))) {
    const { method, path } = route;
    const key = `${method} ${path}`;
    const endpoint = endpoints.get(key) ?? { method, path, pattern: patternOf(path), routes: [] };
    endpoint.routes.push(route);
    endpoints.set(key, endpoint);
  }
  return [...endpoints.values()];
}
