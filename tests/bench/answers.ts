/** What the API of the bench answers: recorded from our own mock when the bench starts, so that both apps' servers cost the same. */
import { demoAccount } from '#mock-api/behaviour/shopAccount.ts';
import { rowsOf } from '#tests/support/declared.ts';
import { startMock } from '#tests/support/mockServer.ts';

export interface Answer {
  type: string;
  body: Buffer | string;
  headers?: Record<string, string>;
}

/** The answer to a call; none where the call is not known. */
export type Answers = (method: string, url: string) => Answer | undefined;

/** A product as the API sends it. */
export type Product = Record<string, unknown>;

/** What was recorded. */
export interface Recording {
  answers: Answers;
  /** What the browser of whoever signed in keeps. */
  storage: Record<string, string>;
  /** Products as each page of their list has them. */
  pages: Product[][];
}

/** The pages of the list that are visited, and the one that is read while the pointer rests on what leads there. */
const pages = [1, 2, 3, 4, 5, 6, 7, 8];

/** What the list and form of products ask for beside the products themselves, and the counts of the menu. */
const calls = [
  '/settings',
  '/static/dashboard/data',
  '/shop/unapproved/all?page=1&limit=10',
  '/category/admin/all',
  '/subCategory/admin/all',
  '/brand/admin/all',
  '/color/all',
  '/ageGroup/admin/all',
  '/genderType/admin/all',
  '/area/admin/all?page=1',
  '/area/admin/all?page=2',
];

export const listCall = (page: number): string => `/product/admin/custom/all?page=${page}&limit=10`;
export const recordCall = (id: unknown): string => `/product/admin/single/${id}`;

export const json = (value: unknown, headers: Record<string, string> = {}): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
  headers,
});

/** Asks the mock, in memory, for all that the bench will be asked for, `more` what else. @throws Error when it refuses something. */
export async function record(more: (read: (url: string) => Promise<object>) => Promise<unknown> = async () => {}): Promise<Recording> {
  const mock = await startMock({ log: () => {} });
  const kept = new Map<string, Answer>();
  const token = await mock.signIn();
  const keep = async (url: string): Promise<Buffer> => {
    const reply = await mock.call('GET', url, undefined, token);
    if (!reply.ok) throw new Error(`The mock refuses GET ${url}: ${await reply.text()}`);
    const body = Buffer.from(await reply.arrayBuffer());
    const lasting = reply.headers.get('cache-control');
    kept.set(`GET /api${url}`, {
      type: reply.headers.get('content-type') ?? 'application/json',
      body,
      ...(lasting ? { headers: { 'Cache-Control': lasting } } : {}),
    });
    return body;
  };
  const read = async (url: string): Promise<object> => JSON.parse((await keep(url)).toString());
  try {
    const lists: Product[][] = [];
    for (const page of pages) lists.push(rowsOf(await read(listCall(page))));
    for (const { _id } of lists.flat()) await keep(recordCall(_id));
    for (const call of calls) await keep(call);
    await more(read);
    const texts = [...kept.values()].map(({ body }) => body.toString()).join();
    for (const image of new Set(texts.match(/\/images\/[\w.-]+/g))) await keep(image);
    const user = { displayName: 'Admin', email: demoAccount.email, uid: token.split('.')[1] ?? '' };
    return { answers: (method, url) => kept.get(`${method} ${url}`), storage: { token, authUser: JSON.stringify(user) }, pages: lists };
  } finally {
    await mock.stop();
  }
}
