import { PrintedMark } from '#frame/actions/print/PrintedMark.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { orders } from './orders';

/** The order's number, marked where this device has printed the order. */
export default function OrderId({ record, Default }: SlotProps<typeof orders, 'list/orderId'>) {
  return (
    <>
      <Default />
      <PrintedMark id={record.id} />
    </>
  );
}
