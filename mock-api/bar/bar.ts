/** The first script of the developer bar. It runs before the app's code, so it is small. It is not part of a build. */

import { facts } from './facts';
import { mountHandle } from './handle';
import { record, recordErrors } from './recorder';
import { shiftTime } from './shiftTime';
import { isWanted, readTabState } from './tabState';

if (location.pathname === '/@bar/report.html') void import('./openReport');
else if (isWanted()) {
  shiftTime(readTabState().clockOffset ?? 0);
  record(facts.api, facts.isMock);
  recordErrors();
  mountHandle(async host => (await import('./panel')).showPanel(host));
}
