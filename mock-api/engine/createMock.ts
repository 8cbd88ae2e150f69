/** The entry of the engine: a server of json-server's that answers for the declared resources and pages. */
import path from 'node:path';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import jsonServer from 'json-server';
import type { Tables } from './fixtures';
import { guard } from './guard';
import { failureReply, type MockReply } from './mockReply';
import { type MockParts, openMock } from './openMock';
import type { MockStorage } from './rowStore';
import { mismatchesIn, serveControl } from './server/controlRoutes';
import { takeFolder } from './server/dataFolder';
import { readTables } from './server/fixtureFiles';
import { openImages } from './server/imageFiles';
import { readBody } from './server/readBody';

/** The parts of a mock, and how it is served. `resources` and `fixtures` are enough. */
export interface MockOptions extends MockParts {
  /** The folder with a JSON file of rows for each resource, or the rows themselves by resource. */
  fixtures: string | Tables;
  /** The folder of the images that the rows name; default `images/` in the folder of the fixtures. */
  images?: string | undefined;
  /** The folder that keeps changes; they are lost at the end when unset. */
  dataFolder?: string | undefined;
  /** Prints a line for the person who started the mock; default the console. */
  log?: (line: string) => void;
  /** The address of the API, for the commands that `log` suggests. */
  address?: string;
  /** The address that the server listens on, as Vite's `host`; this machine alone when unset. */
  listensOn?: string | boolean | undefined;
}

const toConsole = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * The mock as a request listener, to be mounted at `/api` or served alone.
 * @throws as `openMock` does
 */
export function createMock({ fixtures, images, dataFolder, log = toConsole, address, listensOn, ...parts }: MockOptions) {
  const imageFolder = images ?? (typeof fixtures === 'string' ? path.join(fixtures, 'images') : undefined);
  const mock = openMock(parts, {
    fixtures: () => (typeof fixtures === 'string' ? readTables(fixtures) : structuredClone(fixtures)),
    storage: filesIn(dataFolder, imageFolder, log),
    log,
    resetCommand: `curl -X POST -H 'X-Mock-Control: 1' ${address ?? 'http://localhost:5173/api'}/mock/reset`,
  });
  const server = jsonServer.create().set('strict routing', true).set('case sensitive routing', true);
  server.use(guard(listensOn), refuseMalformedPath);
  serveControl(server, mock);
  server.use((request, response, next) => {
    const header = (name: string) => request.get(name);
    mock
      .answer({ method: request.method, url: request.url, header, body: () => readBody(request) })
      .then(reply => send(reply, response))
      .catch(next);
  });
  const answerFailure: ErrorRequestHandler = (error: unknown, { method, path }: Request, response, _next) =>
    send(failureReply(error, method, path, log), response);
  server.use(answerFailure);
  return Object.assign(server, { state: mock.worlds.state, mismatches: () => mismatchesIn(mock.worlds) });
}

/** Rows in json-server's store, which a folder keeps if there is one. */
const filesIn = (dataFolder: string | undefined, images: string | undefined, log: (line: string) => void): MockStorage => ({
  isLasting: dataFolder !== undefined,
  open: part => {
    const folder = dataFolder === undefined || part === undefined ? undefined : takeFolder(path.join(dataFolder, part), log);
    return { folder, images: openImages(folder, images) };
  },
  holdRows: first => jsonServer.router<Tables>(first).db,
});

/** @throws URIError where the path cannot be decoded. */
const refuseMalformedPath: RequestHandler = (request, _response, next) => {
  decodeURIComponent(request.path);
  next();
};

function send({ status, headers, body, silence }: MockReply, response: Response): void {
  if (silence === 'drop') response.socket?.destroy();
  if (silence) return;
  response.status(status).set(headers);
  if (body === undefined) response.end();
  else response.type('json').send(body);
}
