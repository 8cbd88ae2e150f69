import type { Slot } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function Values({ section, Default }: Slot<typeof crates, 'form#values'>) {
  return (
    <>
      <p>All in rupees ({section})</p>
      <Default />
    </>
  );
}
