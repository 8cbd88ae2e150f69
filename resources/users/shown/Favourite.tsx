import type { SlotProps } from '#frame/slots/slots.ts';
import { ProductReference } from '#resources/products/ProductLink.tsx';
import type { favourites } from '#resources/users/favourites.ts';

/** A favourite product with its picture, as a link. */
export default function Favourite({ record: { product } }: SlotProps<typeof favourites, 'list/product'>) {
  return <ProductReference product={product} />;
}
