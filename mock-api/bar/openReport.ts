/** Leads to where a bug report was packed: puts this browser into the state it tells of, and opens the address. */

import { keepCalls, type Recorded } from './recorder';
import { keep } from './tabState';

/** What of a report concerns the browser. */
export interface Stand {
  address: string;
  /** What time it was. */
  now: string;
  settings: Readonly<Record<string, string>>;
  calls: readonly Recorded[];
  /** Who is signed in, as the app keeps it: by key. */
  session: Readonly<Record<string, string>>;
}

const { address, now, settings, calls, session }: Stand = await (await fetch('/@bar/stand.json')).json();
localStorage.clear();
sessionStorage.clear();
for (const [key, value] of Object.entries({ ...settings, ...session })) localStorage.setItem(key, value);
keep({ ahead: Date.parse(now) - Date.now() });
keepCalls(calls.map(call => ({ ...call, reported: true })));
location.replace(address);
