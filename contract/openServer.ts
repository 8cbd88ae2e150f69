/** Sends calls to the server, one at a time. A failed call is a reply too. */
import type { HttpRequest } from '#dataProvider/http.ts';
import type { Dialect } from '#define';

/** The result of a call. */
export interface Reply {
  /** 0 where there was no answer. */
  status: number;
  /** Milliseconds until the whole answer had arrived. */
  ms: number;
  /** The content type, without its parameters. */
  type: string;
  text: string;
  json: unknown;
  /** Why there is no JSON, for the report. */
  unreadable?: string | undefined;
  /** The target of a redirect. */
  location?: string | undefined;
}

export interface Server {
  ask: (request: HttpRequest, token: string | undefined) => Promise<Reply>;
}

const codes: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host, or the network is away',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the server broke off',
  UND_ERR_SOCKET: 'the server broke off',
  EPROTO: 'no TLS is spoken there: perhaps http:// is meant',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS is spoken there: perhaps http:// is meant',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself: NODE_EXTRA_CA_CERTS names one that is to be trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by no trusted authority: name one in NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without those that vouch for it',
};

/** Why there was no answer. */
function failureText(error: unknown, timeout: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return codes[code] ?? ([code, cause instanceof Error ? cause.message : String(error)].filter(Boolean).join(': ') || 'nothing came');
}

function unreadableIn(text: string): string {
  return /^\s*<(!doctype|html|\?xml|head|body)/i.test(text) ? 'HTML in place of JSON' : `no JSON, but ${JSON.stringify(text.slice(0, 40))}`;
}

function read(response: Response, text: string, ms: number): Reply {
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const location = response.headers.get('location') ?? undefined;
  const reply = { status: response.status, ms, type, text, location };
  try {
    return { ...reply, json: text.trim() ? JSON.parse(text) : undefined };
  } catch {
    return { ...reply, json: undefined, unreadable: unreadableIn(text) };
  }
}

/** The server at an address. Pauses between calls, gives up after the timeout, and follows no redirects. */
export function openServer({ api, timeout, delay }: { api: string; timeout: number; delay: number }, { header, scheme }: Dialect['token']): Server {
  let isFirst = true;
  const ask: Server['ask'] = async ({ method, url, body }, token) => {
    if (!isFirst && delay) await new Promise(resolve => setTimeout(resolve, delay));
    isFirst = false;
    const start = performance.now();
    const elapsed = () => Math.round(performance.now() - start);
    try {
      const response = await fetch(api + url, {
        method,
        headers: {
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(token ? { [header]: [scheme, token].filter(Boolean).join(' ') } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      return read(response, text, elapsed());
    } catch (error) {
      return { status: 0, ms: elapsed(), type: '', text: '', json: undefined, unreadable: failureText(error, timeout) };
    }
  };
  return { ask };
}
