import type { Slot } from '#frame/views/bespoke.ts';
import { Line } from '#frame/views/FieldShown.tsx';
import type { crates } from './resources';

export default function PriceShown({ record, source, Default }: Slot<typeof crates, 'show/price'>) {
  return (
    <>
      <Default />
      <Line label={`Double ${source}`}>{(record.price ?? 0) * 2}</Line>
    </>
  );
}
