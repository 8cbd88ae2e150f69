/**
 * Who may ask the mock: this machine, by the name of this machine, from pages of this machine. What it holds looks like a shop's
 * secrets, and whatever page is open in a developer's browser can send requests to their machine.
 */
import type { Request, RequestHandler } from 'express';
import { Refusal } from './behaviourTypes';

/** What every request under `/mock` must carry. A page of another origin cannot send it without being allowed to first. */
export const controlHeaders = { 'X-Mock-Control': '1' };

const isLoopbackName = (name: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(name);
const isLoopbackAddress = (address = ''): boolean => /^(::1|(::ffff:)?127(\.\d+){3})$/.test(address);

/** The address that a header names, undefined where it names none. */
const urlIn = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether a page of this origin may ask: one of this machine, or one that came from where the mock is. */
function isOwn(origin: string, { headers }: Request): boolean {
  const url = urlIn(origin);
  return url !== undefined && (isLoopbackName(url.hostname) || url.host === headers.host);
}

/**
 * Refuses who may not ask (403), and lets pages that may read the answers.
 * @param listensOn the address of the server, as Vite's `host`. Where that is not this machine alone, the mock answers to any name.
 */
export function guard(listensOn: string | boolean | undefined): RequestHandler {
  const isOpen = listensOn === true || (typeof listensOn === 'string' && !isLoopbackName(listensOn.replace(/^::1$/, '[::1]')));
  return (request, response, next) => {
    const { host = '', origin } = request.headers;
    if (!isOpen && !isLoopbackName(urlIn(`http://${host}`)?.hostname ?? '')) throw new Refusal(`The mock does not answer as '${host}'`, 403);
    response.vary('Origin');
    if (origin !== undefined) {
      if (!isOwn(origin, request)) throw new Refusal(`The mock does not answer pages of '${origin}'`, 403);
      response
        .set('Access-Control-Allow-Origin', origin)
        .set('Access-Control-Allow-Headers', 'Authorization, *')
        .set('Access-Control-Allow-Methods', '*')
        .set('Access-Control-Expose-Headers', 'Content-Range, X-Api-Extensions');
    }
    if (request.method === 'OPTIONS') response.sendStatus(204);
    else next();
  };
}

/** Refuses who may not control the mock (403): other machines, and whoever does not send `controlHeaders`. */
export const guardControl: RequestHandler = (request, _response, next) => {
  if (!isLoopbackAddress(request.socket.remoteAddress)) throw new Refusal('The mock is controlled from its own machine only', 403);
  for (const [name, value] of Object.entries(controlHeaders))
    if (request.get(name) !== value) throw new Refusal(`What is under /mock needs the header '${name}: ${value}'`, 403);
  next();
};
