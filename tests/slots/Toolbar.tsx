import { useListContext } from 'react-admin';
import type { Slot } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function Toolbar({ Default }: Slot<typeof crates, 'list:toolbar'>) {
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
