/** Opens a bug report in this browser: restores preferences, session, clock and calls, then goes to the report's address. */
import { type RecordedCall, storeCalls } from './recorder';
import { updateTabState } from './tabState';

/** The part of a report that concerns the browser. */
export interface BrowserState {
  address: string;
  /** The browser's time. */
  now: string;
  settings: Readonly<Record<string, string>>;
  calls: readonly RecordedCall[];
  /** The session's keys in local storage, with their values. */
  session: Readonly<Record<string, string>>;
}

const { address, now, settings, calls, session }: BrowserState = await (await fetch('/@bar/report.json')).json();
localStorage.clear();
sessionStorage.clear();
for (const [key, value] of Object.entries({ ...settings, ...session })) localStorage.setItem(key, value);
updateTabState({ clockOffset: Date.parse(now) - Date.now() });
storeCalls(calls.map(call => ({ ...call, reported: true })));
location.replace(address);
