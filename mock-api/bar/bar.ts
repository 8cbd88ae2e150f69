/** The developer bar's first code, in the page before the app's: small on purpose. It is no part of what is built for production. */

import { facts } from './facts';
import { putHandle } from './handle';
import { record, recordErrors } from './recorder';
import { shiftTime } from './shiftTime';
import { isWanted, readKept } from './tabState';

if (location.pathname === '/@bar/stand.html') void import('./openReport');
else if (isWanted()) {
  shiftTime(readKept().ahead ?? 0);
  record(facts.api, facts.isMock);
  recordErrors();
  putHandle(async place => (await import('./panel')).showPanel(place));
}
