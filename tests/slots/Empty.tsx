import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function Empty({ Default }: SlotProps<typeof crates, 'list:empty'>) {
  return (
    <>
      <Default />
      <p>Look in the cellar.</p>
    </>
  );
}
