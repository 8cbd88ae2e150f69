import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function BeforeList({ list }: SlotProps<typeof crates, 'list:before'>) {
  return <p>Above the rows of {list}</p>;
}
