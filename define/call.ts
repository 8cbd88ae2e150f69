/** Calls: one documented HTTP request, written as the specification writes it. */

/** HTTP methods that occur in the specification. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The `{names}` in a call's text, as a union: `'GET /a/{id}/{sort}'` gives `'id' | 'sort'`. */
export type PathParams<T extends string> = T extends `${string}{${infer P}}${infer Rest}` ? P | PathParams<Rest> : never;

/** One query parameter of a call. `fixed` is the constant of `limit=10`; `optional` is sent only when it has a value. */
export interface QueryParam {
  name: string;
  fixed?: string;
  optional: boolean;
}

/** What a call says beside its text. */
export interface CallOptions<P extends string = string, B extends string = string> {
  /** The key that holds the rows of a list answer, `shops` in `{ shops, total }`. */
  rows?: string;
  /** The documented keys of the body; nothing else is sent. Default: the editable fields of the resource. */
  body?: readonly B[];
  /** Constant path parameters: `{ sort: 'active' }`. */
  with?: Partial<Record<P, string>>;
  /** Calls that go out after this one has succeeded, in order, with the same record. */
  followedBy?: Call;
  /** Query parameters the specification does not document; sent only when the user gave a value. */
  extension?: readonly string[];
  /** The sources that the server can sort by, told as `sortBy` and `order` (`asc`, `desc`); an extension, sent once staff have chosen an order. */
  sorts?: readonly string[];
  /** The path is inferred from its neighbours. */
  inferred?: boolean;
  /** A delete that asks nothing, but can be undone for five seconds before it is sent. */
  undoable?: boolean;
  /** An answer with `message` and no record is a refusal, although its status is a success. So documented for the create of a product alone. */
  messageIsRefusal?: boolean;
  /** A success without what was asked for, as words, `null` or `{ cart: null }`, says that there is none; else it is a failure. */
  mayBeNone?: boolean;
}

/** One documented HTTP request. `text` is how the specification writes it. */
export interface Call<B extends string = string, T extends string = string> extends CallOptions<string, B> {
  text: T;
  method: Method;
  /** Path with its `{parameters}`, always with a leading slash. */
  path: string;
  query: QueryParam[];
}

/**
 * Reads a call as the specification writes it, `'GET /product/admin/custom/{sort}?page&limit[&search]'`.
 * Parameters in square brackets are optional, `limit=10` is a constant.
 * @throws Error when the text is not `METHOD /path…`.
 */
export function call<const T extends `${Method} ${string}`, const B extends string = never>(
  text: T,
  options: CallOptions<PathParams<T>, B> = {},
): Call<B, T> {
  const match = /^(GET|POST|PUT|DELETE) \/?([^?[\s]*)(.*)$/.exec(text);
  if (!match) throw new Error(`Not a call: '${text}'. Write it as 'GET /path/{id}?page[&search]'.`);
  const [, method, path, tail = ''] = match;
  const documented = [...tail.matchAll(/(\[?)[?&]([\w]+)(?:=(\w+))?/g)].map(([, bracket, name, fixed]) => ({
    name: name as string,
    ...(fixed === undefined ? {} : { fixed }),
    optional: bracket === '[',
  }));
  const extension = [...(options.extension ?? []), ...(options.sorts ? ['sortBy', 'order'] : [])];
  const query = [...documented, ...extension.map(name => ({ name, optional: true }))];
  return { ...options, ...(extension.length ? { extension } : {}), text, method: method as Method, path: `/${path}`, query };
}
