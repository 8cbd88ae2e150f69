import { useListContext } from 'react-admin';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function Toolbar({ Default }: SlotProps<typeof crates, 'list:toolbar'>) {
  const { setFilters } = useListContext();
  return (
    <>
      <Default />
      <button type="button" onClick={() => setFilters({ q: 'nothing such' })}>
        Look for nothing
      </button>
    </>
  );
}
