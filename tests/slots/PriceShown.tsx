import { Line } from '#frame/fields/FieldShown.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function PriceShown({ record, source, Default }: SlotProps<typeof crates, 'show/price'>) {
  return (
    <>
      <Default />
      <Line label={`Double ${source}`}>{(record.price ?? 0) * 2}</Line>
    </>
  );
}
