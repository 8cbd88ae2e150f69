import type { Slot } from '../../src/frame/views/bespoke';
import { Line } from '../../src/frame/views/FieldShown';
import type { crates } from './resources';

export default function PriceShown({ record, source, Default }: Slot<typeof crates, 'show/price'>) {
  return (
    <>
      <Default />
      <Line label={`Double ${source}`}>{(record.price ?? 0) * 2}</Line>
    </>
  );
}
