import { useFormContext } from 'react-hook-form';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function PriceInput({ source, Default }: SlotProps<typeof crates, 'form/price'>) {
  const { setValue } = useFormContext();
  return (
    <>
      <Default />
      <button type="button" onClick={() => setValue(source, 99, { shouldDirty: true })}>
        The usual price
      </button>
    </>
  );
}
