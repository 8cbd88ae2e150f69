import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function Labels({ record, Default }: SlotProps<typeof crates, 'show#labels'>) {
  return (
    <>
      <p>What is glued on {record.name}</p>
      <Default />
    </>
  );
}
