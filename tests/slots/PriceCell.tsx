import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function PriceCell({ record, Default }: SlotProps<typeof crates, 'list/price'>) {
  return (
    <>
      <Default /> {(record.price ?? 0) > 100 && <b>dear</b>}
    </>
  );
}
