import { Group } from './Group';

/** The legal texts, as rich text. */
export default function Legal() {
  return <Group of="legal." />;
}
