import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

/** A second line below each row that has a note. */
export default function Row({ record, cells, Default }: SlotProps<typeof crates, 'list:row'>) {
  return (
    <>
      <Default />
      {record.note && (
        <tr>
          <td colSpan={cells}>Note: {record.note}</td>
        </tr>
      )}
    </>
  );
}
