import UnfinishedDeletes from '#frame/actions/UnfinishedDeletes.tsx';
import InterruptedRuns from './InterruptedRuns';

/** What was begun in a tab that is gone. */
export default function UnfinishedWork() {
  return (
    <>
      <UnfinishedDeletes />
      <InterruptedRuns />
    </>
  );
}
