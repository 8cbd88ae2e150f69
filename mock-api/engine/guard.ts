/**
 * Limits the mock to requests of this machine, under this machine's name, from this machine's pages. Any page that is open in a
 * developer's browser can send requests to their machine, and the mock's rows contain passwords.
 */
import type { Request, RequestHandler } from 'express';
import { Refusal } from './behaviourTypes';

/** The header that every request under `/mock` needs. A page of another origin cannot send it without a preflight request. */
export const controlHeaders = { 'X-Mock-Control': '1' };

const isLoopbackName = (name: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(name);
const isLoopbackAddress = (address = ''): boolean => /^(::1|(::ffff:)?127(\.\d+){3})$/.test(address);

/** The URL in a header, undefined where it is none. */
const urlIn = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Whether an origin is allowed: one of this machine, or the mock's own host. */
function isAllowed(origin: string, { headers }: Request): boolean {
  const url = urlIn(origin);
  return url !== undefined && (isLoopbackName(url.hostname) || url.host === headers.host);
}

/**
 * Refuses other hosts and origins (403), and allows the others by CORS headers.
 * @param listensOn the address of the server, as Vite's `host`. Where other machines can reach it, any `Host` is allowed.
 */
export function guard(listensOn: string | boolean | undefined): RequestHandler {
  const isOpen = listensOn === true || (typeof listensOn === 'string' && !isLoopbackName(listensOn.replace(/^::1$/, '[::1]')));
  return (request, response, next) => {
    const { host = '', origin } = request.headers;
    if (!isOpen && !isLoopbackName(urlIn(`http://${host}`)?.hostname ?? '')) throw new Refusal(`The mock does not answer as '${host}'`, 403);
    response.vary('Origin');
    if (origin !== undefined) {
      if (!isAllowed(origin, request)) throw new Refusal(`The mock does not answer pages of '${origin}'`, 403);
      response
        .set('Access-Control-Allow-Origin', origin)
        .set('Access-Control-Allow-Headers', 'Authorization, *')
        .set('Access-Control-Allow-Methods', '*')
        .set('Access-Control-Expose-Headers', 'Content-Range, X-Total-Count, X-Api-Extensions');
    }
    if (request.method === 'OPTIONS') response.sendStatus(204);
    else next();
  };
}

/** Refuses control (403) to other machines, and to requests without `controlHeaders`. */
export const guardControl: RequestHandler = (request, _response, next) => {
  if (!isLoopbackAddress(request.socket.remoteAddress)) throw new Refusal('The mock is controlled from its own machine only', 403);
  for (const [name, value] of Object.entries(controlHeaders))
    if (request.get(name) !== value) throw new Refusal(`What is under /mock needs the header '${name}: ${value}'`, 403);
  next();
};
