import { Group } from './Group';

/** How customers pay; the credentials are never shown. */
export default function Payment() {
  return <Group of="payment." />;
}
