/** What no resource declares: images, and the mock's own addresses. */
import type { Application, Request } from 'express';
import { isPlain, type Plain } from '#define';
import { Refusal } from './behaviourTypes';
import { guardControl } from './guard';
import { timeIn } from './mockClock';
import { readBody } from './readBody';
import { scenarioLines } from './scenarios/standardScenarios';
import { imageHeaders } from './uploadedImages';
import type { MockWorld } from './world';
import { dataOf, putData, readData } from './worldData';
import { beginningOf, type openWorlds } from './worlds';

type Worlds = ReturnType<typeof openWorlds>;

/** The world that a request is for. @throws Refusal of one that cannot be. */
export const worldOf = (worlds: Worlds, request: Request): MockWorld => worlds.of(request.get('X-Mock-Scenario'), request.get('X-Mock-Seed'));

/** What calls in any world were not as the contract has it, since this was last asked for. */
export const mismatchesIn = (worlds: Worlds): string[] => worlds.all().flatMap(({ watch }) => watch.mismatches());

/** The body of a request, an object. @throws Refusal of anything else. */
function objectIn({ body }: Request, example: string): Plain {
  if (!isPlain(body)) throw new Refusal(`The body must be an object: ${example}`);
  return body;
}

const clockOf = ({ clock }: MockWorld) => ({ now: clock.now().toISOString(), isSet: clock.isSet() });

/** Serves them. A world that the headers name is what they are about. */
export function serveOwn(server: Application, worlds: Worlds): void {
  const asked = (request: Request) => worldOf(worlds, request);
  const inForce = ({ scenario, seed }: MockWorld) => ({ scenarios: scenarioLines, scenario, seed });
  server.get('/images/:name', (request, response) => {
    const image = worlds.image(request.params.name);
    if (!image) throw new Refusal('There is no such image', 404);
    response.set(imageHeaders(image.type)).send(image.bytes);
  });
  server.use('/mock', guardControl);
  server.get('/mock/scenarios', (request, response) => response.json(inForce(asked(request))));
  server.put('/mock/scenario', readBody, (request, response) => {
    response.json(inForce(worlds.turnTo(beginningOf(objectIn(request, '{"scenario": "flaky", "seed": 7}')))));
  });
  server.get('/mock/clock', (request, response) => response.json(clockOf(asked(request))));
  server.put('/mock/clock', readBody, (request, response) => {
    const world = asked(request);
    world.clock.set(timeIn('now', objectIn(request, '{"now": "2026-12-24T18:00:00Z"}').now));
    response.json(clockOf(world));
  });
  server.get('/mock/data', (request, response) => response.json(dataOf(asked(request))));
  server.put('/mock/data', readBody, (request, response) => {
    const data = readData(objectIn(request, 'what GET /mock/data has answered'));
    const world = asked(request);
    putData(world === worlds.own() ? worlds.turnTo(data.of) : world, data);
    response.json({ message: 'The data are in force' });
  });
  server.get('/mock/faults', (request, response) => response.json(asked(request).faults.inForce()));
  server.put('/mock/faults', readBody, (request, response) => {
    const { faults, watch } = asked(request);
    const happening = faults.set(request.body);
    if (happening.some(({ body }) => body !== undefined)) watch.bend();
    response.json(happening);
  });
  server.get('/mock/mismatches', (_request, response) => response.json(mismatchesIn(worlds)));
  server.post('/mock/reset', (request, response) => {
    asked(request).reset();
    response.json({ message: 'Back to the fixtures' });
  });
}
