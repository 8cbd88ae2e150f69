import { idOf } from '../../../dataProvider/wire';
import type { Slot } from '../../../src/frame/views/bespoke';
import { valueAt } from '../../define';
import { ProductLink } from '../../products/ProductLink';
import type { favourites } from '../favourites';

/** The product that somebody likes, with its picture, leading to it. */
export default function Favourite({ record: { product } }: Slot<typeof favourites, 'list/product'>) {
  return <ProductLink id={idOf(product)} named={product} images={valueAt(product, 'images')} />;
}
