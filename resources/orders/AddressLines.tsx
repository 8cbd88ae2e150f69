import type { RecordOf } from '#define';
import { nameOf } from '#frame/format/texts.ts';
import type { orders } from './orders';
import { recipientOf } from './people';

type Order = Pick<RecordOf<typeof orders>, 'shippingInfo'>;
type AddressPart = keyof NonNullable<Order['shippingInfo']>;

const lines: readonly AddressPart[][] = [
  ['addressLine1', 'addressLine2'],
  ['street', 'landmark'],
  ['area', 'district'],
  ['state', 'pinCode'],
];

/** The recipient and address of an order. */
export function AddressLines({ order }: { order: Order }) {
  return (
    <>
      <b dir="auto">{nameOf(recipientOf(order))}</b>
      {lines.map(keys => (
        <div key={keys.join()} dir="auto">
          {keys
            .map(key => nameOf(order.shippingInfo?.[key]))
            .filter(Boolean)
            .join(', ')}
        </div>
      ))}
    </>
  );
}
