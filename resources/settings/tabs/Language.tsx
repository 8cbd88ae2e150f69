import { Group } from './Group';

/** Whether there is a second language, and which comes first. */
export default function Language() {
  return <Group of="multiLanguange." />;
}
