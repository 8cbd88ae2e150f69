import { valueAt } from '#define';
import { Amount } from '#frame/fields/fields.tsx';
import { useWhole } from '#frame/fields/useWholeRecord.ts';
import type { Slot } from '#frame/slots/slots.ts';
import type { favourites } from '#resources/users/favourites.ts';

/** What the product that somebody likes is sold for. */
export default function FavouritePrice({ record: { product } }: Slot<typeof favourites, 'list/product.sellingPrice'>) {
  return <Amount value={valueAt(useWhole('products', product), 'sellingPrice')} />;
}
