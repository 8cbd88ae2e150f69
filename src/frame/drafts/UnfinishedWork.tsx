import CutOffRuns from './CutOffRuns';
import UnfinishedDeletes from './UnfinishedDeletes';

/** What was begun in a tab that is gone. */
export default function UnfinishedWork() {
  return (
    <>
      <UnfinishedDeletes />
      <CutOffRuns />
    </>
  );
}
