import { useWhole } from '../../../src/frame/kinds/useWhole';
import { Amount } from '../../../src/frame/kinds/values';
import type { Slot } from '../../../src/frame/views/bespoke';
import { valueAt } from '../../define';
import type { favourites } from '../favourites';

/** What the product that somebody likes is sold for. */
export default function FavouritePrice({ record: { product } }: Slot<typeof favourites, 'list/product.sellingPrice'>) {
  return <Amount value={valueAt(useWhole('products', product), 'sellingPrice')} />;
}
