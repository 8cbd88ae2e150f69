import type { Slot } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function Labels({ record, Default }: Slot<typeof crates, 'show#labels'>) {
  return (
    <>
      <p>What is glued on {record.name}</p>
      <Default />
    </>
  );
}
