import { Namesake } from '../Namesake';
import { Group } from './Group';

/** What delivery costs and how long it takes. */
export default function Shipping() {
  return (
    <Group of="shipping.">
      <Namesake of="shipping.returnDuration" />
    </Group>
  );
}
