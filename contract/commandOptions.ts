/** What the replay is told on its command line and by its environment. Pure. */
import { parseArgs } from 'node:util';

/** What is wrong with what it was told, or why nothing can be replayed at all: a sentence for whoever started it. */
export class Stop extends Error {}

/** What the replay is told. */
export interface Options {
  /** The API's address, without a slash at its end. */
  api: string;
  /** Who asks: by a token, or signed in for the replay. */
  token?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  /** The resources and pages whose calls are played; all where there are none. */
  only: readonly string[];
  /** Also makes, changes and takes away records of its own. */
  write: boolean;
  /** Asks with documented parameters alone. */
  documented: boolean;
  /** Milliseconds that an answer is waited for. */
  timeout: number;
  /** Milliseconds between two calls. */
  delay: number;
  /** Files that the reports are written to. */
  json?: string | undefined;
  html?: string | undefined;
}

export const help = `Plays the calls of the contract (openapi.yaml) against a server, one after the other, and tells where its answers depart.

  npm run contract -- --api https://shop.example/api

  --api URL            the address that the calls stand below, as VITE_API_URL has it (or CONTRACT_API)
  --token TOKEN        the token of somebody who may read everything (or CONTRACT_TOKEN)
  --email, --password  signs in for the replay, and out at its end (or CONTRACT_EMAIL, CONTRACT_PASSWORD); without a token
  --only NAME          the calls of one resource or page; again, or with commas, for more
  --documented         asks with documented parameters alone: no extension
  --write              also makes, changes and takes away records of its own, see below
  --timeout SECONDS    waits so long for an answer; default 20
  --delay MS           waits so long between two calls; default 50
  --json FILE          the report for programs
  --html FILE          the report for people: one file
  --help               this text

Secrets stand best in the environment: npm and the shell's history show what is given as an option. The replay shows neither them nor
the words that it searches for.

It says of each call its status, its time and where it departs. Drift is what the app cannot show right: a field that is missing, a
value of another type, a value that the contract does not know, a list without its total, a parameter without effect. Tolerated is what
departs too, but is read all the same. Ids come out of lists; where one is empty, what needs an id of it is not asked, and that is said.
It ends with 0 where all is well, with 1 where there is drift, with 2 where nothing could be replayed.

--write makes one record of each resource that has calls to make and to delete one, called ContractReplay and a number, inactive where
it can be and with dates that are over, reads, changes, deletes, restores and deletes it for good, also when a step fails. What could not
be taken away is listed at the end. It still is a write: play it on a server for tests first. Never played are
  - what others would hear of: the status of orders and their items, approvals and bans of shops, a forgotten password, registering;
  - what belongs to others or to all: users, carts, notifications, settings, one's own profile;
  - what makes more than it is known to take away: duplicating a product.
`;

const variables = (env: Readonly<Record<string, string | undefined>>) => ({
  api: env.CONTRACT_API,
  token: env.CONTRACT_TOKEN,
  email: env.CONTRACT_EMAIL,
  password: env.CONTRACT_PASSWORD,
});

const kinds = {
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
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: kinds, allowPositionals: false }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n--help tells the options.`);
  }
}

function numberOf(name: string, text: string | undefined, standard: number): number {
  const number = text === undefined ? standard : Number(text);
  if (!(number >= 0) || (name === 'timeout' && number === 0)) throw new Stop(`--${name} takes a number, not '${text}'.`);
  return number;
}

/** The address, as calls are put behind it. */
function addressOf(text: string | undefined): string {
  if (!text) throw new Stop('Which server? Say its address: --api https://shop.example/api (--help tells the other options).');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Stop(`'${text}' is no address: --api takes one such as https://shop.example/api.`);
  if (url.username || url.password)
    throw new Stop('An address with a name and a password in it is not taken: sign in by --email, or give a --token.');
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/**
 * Reads the options. @returns `undefined` where only the help was asked for. @throws Stop in words, where they are wrong.
 * @param known The names that `--only` takes.
 */
export function optionsOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>, known: readonly string[]): Options | undefined {
  const given = parsed(args);
  if (given.help) return undefined;
  const said = { ...variables(env), ...given };
  const only = (given.only ?? []).flatMap(names => names.split(',')).filter(Boolean);
  const unknown = only.find(name => !known.includes(name));
  if (unknown) throw new Stop(`There is nothing called '${unknown}'. --only takes ${[...new Set(known)].join(', ')}.`);
  const api = addressOf(said.api);
  if (!said.token && !(said.email && said.password))
    throw new Stop('Who asks? Give a token (CONTRACT_TOKEN or --token), or an e-mail and a password to sign in with.');
  return {
    api,
    // Who says an e-mail on the command line does not mean the token of the environment.
    token: given.email && !given.token ? undefined : said.token,
    email: said.email,
    password: said.password,
    only,
    write: given.write ?? false,
    documented: given.documented ?? false,
    timeout: numberOf('timeout', given.timeout, 20) * 1000,
    delay: numberOf('delay', given.delay, 50),
    json: given.json,
    html: given.html,
  };
}
