import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function Values({ section, Default }: SlotProps<typeof crates, 'form#values'>) {
  return (
    <>
      <p>All in rupees ({section})</p>
      <Default />
    </>
  );
}
