import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function BeforeShow({ record }: SlotProps<typeof crates, 'show:before'>) {
  return <p>Crate of {record.name}</p>;
}
