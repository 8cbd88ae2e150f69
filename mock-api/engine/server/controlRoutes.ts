/** The addresses that no resource declares: images, and the control of the mock under `/mock`. */
import type { Application, Request, RequestHandler } from 'express';
import { isPlain, type Plain } from '#define';
import { Refusal } from '#mock-api/engine/behaviourTypes.ts';
import { guardControl } from '#mock-api/engine/guard.ts';
import { timeIn } from '#mock-api/engine/mockClock.ts';
import type { OpenMock } from '#mock-api/engine/openMock.ts';
import { imageHeaders } from '#mock-api/engine/uploadedImages.ts';
import type { MockWorld } from '#mock-api/engine/world.ts';
import { dataOf, putData, readData } from '#mock-api/engine/worldData.ts';
import { readBody } from './readBody';

/** The mismatches with the contract in all worlds, since the last call of this function. */
export const mismatchesIn = (worlds: OpenMock['worlds']): string[] => worlds.all().flatMap(({ watch }) => watch.mismatches());

/** The body of a request. @throws Refusal where it is not an object. */
function objectIn({ body }: Request, example: string): Plain {
  if (!isPlain(body)) throw new Refusal(`The body must be an object: ${example}`);
  return body;
}

/** Reads the body for the handler that follows. */
const withBody: RequestHandler = (request, _response, next) => {
  readBody(request).then(body => {
    request.body = body;
    next();
  }, next);
};

const clockAnswer = ({ clock }: MockWorld) => ({ now: clock.now().toISOString(), isSet: clock.isSet() });

/** Serves images and control. The control routes act on the world that a request's headers name. */
export function serveControl(server: Application, { worlds, worldOf }: OpenMock): void {
  const worldFor = (request: Request) => worldOf({ header: name => request.get(name) });
  const scenarioAnswer = ({ scenario, seed }: MockWorld) => ({ scenarios: worlds.scenarios, scenario, seed });
  server.get('/images/:name', (request, response) => {
    const image = worlds.image(request.params.name);
    if (!image) throw new Refusal('There is no such image', 404);
    response.set(imageHeaders(image.type)).send(image.bytes);
  });
  server.use('/mock', guardControl);
  server.get('/mock/scenarios', (request, response) => response.json(scenarioAnswer(worldFor(request))));
  server.put('/mock/scenario', withBody, (request, response) => {
    response.json(scenarioAnswer(worlds.switchTo(worlds.beginningFrom(objectIn(request, '{"scenario": "flaky", "seed": 7}')))));
  });
  server.get('/mock/clock', (request, response) => response.json(clockAnswer(worldFor(request))));
  server.put('/mock/clock', withBody, (request, response) => {
    const world = worldFor(request);
    world.clock.set(timeIn('now', objectIn(request, '{"now": "2026-12-24T18:00:00Z"}').now));
    response.json(clockAnswer(world));
  });
  server.get('/mock/data', (request, response) => response.json(dataOf(worldFor(request))));
  server.put('/mock/data', withBody, (request, response) => {
    const data = readData(objectIn(request, 'what GET /mock/data has answered'), worlds.beginningFrom);
    const world = worldFor(request);
    putData(world === worlds.main() ? worlds.switchTo(data.beginning) : world, data);
    response.json({ message: 'The data are in force' });
  });
  server.get('/mock/faults', (request, response) => response.json(worldFor(request).faults.list()));
  server.put('/mock/faults', withBody, (request, response) => {
    const { faults, watch } = worldFor(request);
    const current = faults.set(request.body);
    if (current.some(({ body }) => body !== undefined)) watch.ignoreRequests();
    response.json(current);
  });
  server.get('/mock/mismatches', (_request, response) => response.json(mismatchesIn(worlds)));
  server.post('/mock/reset', (request, response) => {
    worldFor(request).reset();
    response.json({ message: 'Back to the fixtures' });
  });
}
