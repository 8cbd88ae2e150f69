/** Calls: documented HTTP requests, written as the specification writes them. */

/** The HTTP methods of the specification. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The path parameters in a call's text, as a union: `'GET /a/{id}/{sort}'` gives `'id' | 'sort'`. */
export type PathParams<T extends string> = T extends `${string}{${infer P}}${infer Rest}` ? P | PathParams<Rest> : never;

/** One query parameter of a call. `fixed` is the `10` of `limit=10`. An `optional` parameter is sent only when it has a value. */
export interface QueryParam {
  name: string;
  fixed?: string;
  optional: boolean;
}

/** Options of a call. */
export interface CallOptions<P extends string = string, B extends string = string> {
  /** The key of the rows in a list's answer: `shops` in `{ shops, total }`. */
  rows?: string;
  /**
   * The documented keys of the body. Nothing else is sent. A create sends the fields that are filled, those with an `initial`, and the object
   * of the second language. An emptied reference goes as `null`. A PATCH sends what a PUT does. Default: the editable fields of
   * the resource; a test refuses a body that repeats them.
   */
  body?: readonly B[];
  /** Keys that a create or update sends beside the editable fields: `['id']`. */
  also?: readonly B[];
  /** Path parameters with a constant value: `{ sort: 'active' }`. */
  with?: Partial<Record<P, string>>;
  /** The call that is sent after this one has succeeded, with the same record. */
  followedBy?: Call;
  /**
   * Query parameters that the specification does not document. They are sent only when staff gave a value. The filters of a paged list and
   * `sorts` add theirs by themselves.
   */
  extension?: readonly string[];
  /**
   * Fields by which the server can sort, sent as `sortBy` and `order` (`asc`, `desc`), or by the names of a preset that the call has. An
   * extension: sent only when staff have chosen an order.
   */
  sorts?: readonly string[];
  /** The specification does not name this path; it follows the pattern of similar calls. */
  inferred?: boolean;
  /** A delete without confirmation. It is sent after five seconds, in which it can be undone. */
  undoable?: boolean;
  /** A successful answer with a `message` and no record is a refusal. The specification says so only for creating a product. */
  messageIsRefusal?: boolean;
  /** A successful answer without a record (words, `null`, `{ cart: null }`) means that there is none. Otherwise it is an error. */
  mayBeNone?: boolean;
}

/** One documented HTTP request, as `call()` reads it. `text` is how the specification writes it. */
export interface Call<B extends string = string, T extends string = string> extends CallOptions<string, B> {
  text: T;
  method: Method;
  /** Path with its `{parameters}`, always with a leading slash. */
  path: string;
  query: QueryParam[];
}

/** `?page&limit=10`, without brackets around. A name may be `page[number]`. */
const parameters = String.raw`(?:[?&][\w.$-]+(?:\[\w+\])*(?:=[^&?={}[\]\s]+)?)+`;

/** A call as a whole. A path may have a colon within a segment (`items:search`), but not the `:id` of a router. */
const wholeCall = new RegExp(
  String.raw`^(GET|POST|PUT|PATCH|DELETE) /?(?!\w+://)(?!:)((?:[^?[\]{}\s:]|(?<!/):|\{\w+\})*)((?:${parameters}|\[${parameters}\])*)$`,
);

/**
 * Declares a call, written as the specification writes it:
 *
 *     call('GET /product/admin/custom/{sort}?page&limit[&search]', { rows: 'products', with: { sort: 'active' } })
 *
 * Parameters in square brackets are optional; `limit=10` is a constant. Pages are asked for by `page&limit`, `offset&limit`,
 * `_start&_end`, `page[number]&page[size]` or `page[offset]&page[limit]`. A search is `search`, `searchText` or `q`. A list without a page
 * comes whole: the app pages, sorts and filters it.
 * @throws Error when the text is more or less than a method, a path and parameters: what is not understood would not be sent.
 */
export function call<const T extends `${Method} ${string}`, const B extends string = never>(
  text: T,
  options: CallOptions<PathParams<T>, B> = {},
): Call<B, T> {
  const match = wholeCall.exec(text);
  if (!match) throw new Error(`Not a call: '${text}'. Write it as 'GET /path/{id}?page[&search]'.`);
  const [, method, path, tail = ''] = match;
  const documented = (tail.match(new RegExp(String.raw`\[?${parameters}`, 'g')) ?? []).flatMap(row =>
    row
      .split(/[?&]/)
      .slice(1)
      .map(parameter => {
        const [name = '', fixed] = parameter.split('=');
        return { name, ...(fixed === undefined ? {} : { fixed }), optional: row.startsWith('[') };
      }),
  );
  const { extension = [], ...others } = options;
  return extended({ ...others, text, method: method as Method, path: `/${path}`, query: documented }, extension);
}

/** The names of the parameters in a call's path. */
export const pathParameters = ({ path }: Pick<Call, 'path'>): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The call with further query parameters that the specification does not document. Those that it has are not added. */
export function extended<C extends Call>(call: C, names: readonly string[]): C {
  const added = names.filter(name => !call.query.some(param => param.name === name));
  if (!added.length) return call;
  return { ...call, extension: [...(call.extension ?? []), ...added], query: [...call.query, ...added.map(name => ({ name, optional: true }))] };
}
