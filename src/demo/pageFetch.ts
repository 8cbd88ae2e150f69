import { type MockReply, type MockRequest, parsedBody } from '#mock-api/engine/mockReply.ts';

/** Makes `fetch` answer calls below a path of this origin within the page. All other requests go to the network. */
export function answerWithin(path: string, answer: (request: MockRequest) => Promise<MockReply>): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(`${path}/`)) return fetch.call(window, input, init);
    return replyTo(request, pathname.slice(path.length) + search, answer);
  };
}

async function replyTo(request: Request, url: string, answer: (request: MockRequest) => Promise<MockReply>): Promise<Response> {
  const { method, headers, signal } = request;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  const header = (name: string) => headers.get(name) ?? undefined;
  const answered = answer({ method, url, header, body: async () => parsedBody(await request.text()) });
  const { status, headers: ofReply, body, silence } = await Promise.race([answered, aborted]);
  if (silence === 'hang') return aborted;
  if (silence === 'drop') throw new TypeError('Failed to fetch');
  return new Response(body ?? null, { status, headers: { 'Content-Type': 'application/json', ...ofReply } });
}
