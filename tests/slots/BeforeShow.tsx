import type { Slot } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function BeforeShow({ record }: Slot<typeof crates, 'show:before'>) {
  return <p>Crate of {record.name}</p>;
}
