/** The options of the replay, from its command line and environment. Pure. */
import { parseArgs } from 'node:util';

/** Ends the replay with a sentence for the person who started it. */
export class Stop extends Error {}

export interface Options {
  /** The API's address, without a slash at its end. */
  api: string;
  /** The token to send; without it the replay signs in. */
  token?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  /** The resources and pages whose calls are played; all when empty. */
  only: readonly string[];
  /** Also creates, changes and deletes records. */
  write: boolean;
  /** Sends no extensions. */
  documented: boolean;
  /** The longest wait for an answer. In milliseconds. */
  timeout: number;
  /** The pause between two calls. In milliseconds. */
  delay: number;
  /** The files of the reports. */
  json?: string | undefined;
  html?: string | undefined;
}

/** The options of a comparison with a document. */
export interface DocumentOptions extends Pick<Options, 'only' | 'documented'> {
  /** The file of the document. */
  document: string;
}

export const help = `Replays the calls of the contract (openapi.yaml) against a server, one after the other, and reports where its answers differ.

  npm run contract -- --api https://shop.example/api

With --document it asks no server: it compares the declarations with an OpenAPI 3 document, both ways.

  npm run contract -- --document shop.yaml

  --api URL            the address of the API, as in API_URL (or CONTRACT_API)
  --token TOKEN        the token of a user who may read everything (or CONTRACT_TOKEN)
  --email, --password  sign in for the replay, and out at its end (or CONTRACT_EMAIL, CONTRACT_PASSWORD); without a token
  --only NAME          the calls of one resource or page; repeat it, or use commas, for more
  --documented         send documented parameters only, no extensions
  --write              also create, change and delete records, see below
  --timeout SECONDS    the longest wait for an answer; default 20
  --delay MS           the pause between two calls; default 50
  --json FILE          write the report as JSON
  --html FILE          write the report as a page
  --document FILE      compare with this document, in YAML or JSON; goes with --only and --documented
  --help               print this text

Put secrets into the environment: npm and the shell's history show options. The report shows neither secrets nor search words.

The report has the status, the time and the differences of each call. Drift: the app cannot show the answer correctly, because a field
is missing, a value has another type or is unknown, a list has no total, or a parameter has no effect. Tolerated: the answer differs,
but the app reads it correctly. Ids come from lists; calls that need an id of an empty list, and resources that speak
plain REST, are reported as not asked.
Exit codes: 0 no drift, 1 drift, 2 the replay could not run.

The comparison has a line for each difference, with its call: calls that the document does not have; parameters and keys of bodies that it
does not have, or that it requires and we do not send; fields of replies that we read and it does not have; operations that we do not use,
which are no drift. Names of path parameters do not count, and replies are read as the app reads them. Exit code 2: it cannot be read.

--write creates one record of each resource that can create and delete one. It is named ContractReplay and a number, inactive where
possible, with dates in the past. The replay reads, changes, deletes, restores and finally deletes it, also when a step fails. Records
that could not be deleted are listed at the end. Try it on a test server first. Never played are
  - calls that notify people: the status of orders and their items, approvals and bans of shops, a forgotten password, registering;
  - calls that change existing data: users, carts, notifications, settings, one's own profile;
  - calls that create more than the replay can delete: duplicating a product.
`;

const variables = (env: Readonly<Record<string, string | undefined>>) => ({
  api: env.CONTRACT_API,
  token: env.CONTRACT_TOKEN,
  email: env.CONTRACT_EMAIL,
  password: env.CONTRACT_PASSWORD,
});

const optionTypes = {
  api: { type: 'string' },
  token: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  only: { type: 'string', multiple: true },
  documented: { type: 'boolean' },
  write: { type: 'boolean' },
  timeout: { type: 'string' },
  delay: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
  document: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: optionTypes, allowPositionals: false }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n--help tells the options.`);
  }
}

function numberOf(name: string, text: string | undefined, standard: number): number {
  const number = text === undefined ? standard : Number(text);
  if (!(number >= 0) || (name === 'timeout' && number === 0)) throw new Stop(`--${name} takes a number, not '${text}'.`);
  return number;
}

/** The address, without a slash at its end. */
function addressOf(text: string | undefined): string {
  if (!text) throw new Stop('Which server? Say its address: --api https://shop.example/api (--help tells the other options).');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Stop(`'${text}' is no address: --api takes one such as https://shop.example/api.`);
  if (url.username || url.password)
    throw new Stop('An address with a name and a password in it is not taken: sign in by --email, or give a --token.');
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

type Given = ReturnType<typeof parsed>;

function onlyOf(given: Given, known: readonly string[]): string[] {
  const only = (given.only ?? []).flatMap(names => names.split(',')).filter(Boolean);
  const unknown = only.find(name => !known.includes(name));
  if (unknown) throw new Stop(`There is nothing called '${unknown}'. --only takes ${[...new Set(known)].join(', ')}.`);
  return only;
}

function documentOptions({ document = '', documented = false, only: _names, ...others }: Given, only: readonly string[]): DocumentOptions {
  const [other] = Object.keys(others);
  if (other) throw new Stop(`--document asks no server: leave out --${other}.`);
  return { document, documented, only };
}

/**
 * Reads the options. With `--document` they are those of a comparison.
 * @param known the names that `--only` accepts.
 * @returns undefined for `--help`.
 * @throws Stop where an option is wrong.
 */
export function optionsOf(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): Options | DocumentOptions | undefined {
  const given = parsed(args);
  if (given.help) return undefined;
  const only = onlyOf(given, known);
  if (given.document !== undefined) return documentOptions(given, only);
  const input = { ...variables(env), ...given };
  const api = addressOf(input.api);
  if (!input.token && !(input.email && input.password))
    throw new Stop('Who asks? Give a token (CONTRACT_TOKEN or --token), or an e-mail and a password to sign in with.');
  return {
    api,
    // An e-mail on the command line overrides a token of the environment.
    token: given.email && !given.token ? undefined : input.token,
    email: input.email,
    password: input.password,
    only,
    write: given.write ?? false,
    documented: given.documented ?? false,
    timeout: numberOf('timeout', given.timeout, 20) * 1000,
    delay: numberOf('delay', given.delay, 50),
    json: given.json,
    html: given.html,
  };
}
