/** Answers the calls of one world: its routes, behind what its scenario and its faults let happen. */
import type { Request, RequestHandler, Response } from 'express';
import jsonServer from 'json-server';
import { byClock, isPlain } from '#define';
import { whoAsks } from '#mock-api/behaviour/shopAccount.ts';
import { type Asked, Refusal } from './behaviourTypes';
import type { Watch } from './contractWatch';
import { happen } from './faults';
import { readBody } from './readBody';
import type { Route } from './route';
import type { Told } from './scenarios/scenario';
import { scenarioOf } from './scenarios/standardScenarios';
import type { MockWorld } from './world';

/** A server of json-server's that takes addresses to the letter. */
export const newApp = () => jsonServer.create().set('strict routing', true).set('case sensitive routing', true).set('query parser', firstValues);

/** The parameters of a query, each as one text: of one that is repeated, `page=1&page=2` or `page[]=1&page[]=2`, the first. */
const firstValues = (query: string | null): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(query ?? '')].reverse().map(([name, value]) => [name.replace(/\[.*$/s, ''), value]));

/** The calls of a world as a request listener, and what there is not. */
export function serveWorld(world: MockWorld, routes: readonly Route[]): RequestHandler {
  const server = newApp();
  const { isDocumented } = scenarioOf(world.scenario);
  server.use((_request, response, next) => {
    if (!isDocumented) response.set('X-Api-Extensions', 'true');
    next();
  });
  for (const [key, group] of Object.entries(grouped(routes))) serveCall(server, key, group, world);
  server.use(world.faults.middleware, request => {
    if (isDocumented) world.watch.note(`${request.method} ${request.path}: there is no such call`);
    throw new Refusal(`There is no call ${request.method} ${request.path}`, 404);
  });
  return server;
}

/** An address with its routes: first who asks, then the body, then what shall go wrong, then the first route that takes what was asked. */
function serveCall(server: ReturnType<typeof newApp>, key: string, group: readonly Route[], world: MockWorld): void {
  const [method = '', path = ''] = key.split(' ');
  const { store, faults, watch } = world;
  const isOpen = group[0]?.open ?? false;
  const { fault, bends, isDocumented } = scenarioOf(world.scenario);
  // A body is read only for who may send one.
  const admit: RequestHandler = (request, response, next) => {
    response.locals.userId = isOpen ? '' : whoAsks(request.headers.authorization, store);
    next();
  };
  const byScenario: RequestHandler = (request, response, next) => {
    const body = isPlain(request.body) ? request.body : {};
    const told = isOpen ? undefined : world.tell({ method, path, resource: group[0]?.resource, body });
    response.locals.told = told;
    const happens = told && fault?.(told);
    if (happens) happen(happens, response, next);
    else next();
  };
  server[method.toLowerCase() as 'get'](path, admit, readBody, faults.middleware, byScenario, (request, response) => {
    if (!isPlain(request.body)) throw new Refusal('The body must be a JSON object');
    const asked: Asked = {
      params: request.params as Record<string, string>,
      query: isDocumented ? documentedQuery(request, group, watch) : (request.query as Record<string, string>),
      body: request.body,
      userId: response.locals.userId,
    };
    const route = group.find(({ accepts }) => !accepts || accepts(asked));
    if (!route) throw new Refusal(`There is nothing at ${request.method} ${request.path}`, 404);
    const sent = watch.copy(asked.body);
    const answer = () => byClock(world.clock.now, () => route.answer(asked));
    const { body, headers = {} } = method === 'GET' ? answer() : store.change(answer);
    watch.see({ ...asked, method, path, body: sent, answer: body, isBent: request.headers['x-by-hand'] !== undefined });
    response.set(headers);
    const told: Told | undefined = response.locals.told;
    send(response, told && bends ? bends(body, told) : body);
  });
}

/** Of a query the parameters that are documented for a call. The others are noted, but for a test's own. */
function documentedQuery(request: Request, group: readonly Route[], watch: Watch): Record<string, string> {
  const query = Object.entries(request.query as Record<string, string>);
  const isKnown = ([name]: [string, string]) => group.some(({ documented }) => documented?.includes(name) ?? true);
  const isByHand = request.headers['x-by-hand'] !== undefined;
  for (const parameter of query)
    if (!isKnown(parameter) && !isByHand) watch.note(`${request.method} ${request.path}: its parameter '${parameter[0]}' is documented nowhere`);
  return Object.fromEntries(query.filter(isKnown));
}

/** What is a text has been bent, and goes as it is. */
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
