import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function BeforeForm({ page, record }: SlotProps<typeof crates, 'form:before'>) {
  return <p>{page === 'create' ? 'A new crate' : `Crate of ${record?.name}`}</p>;
}
