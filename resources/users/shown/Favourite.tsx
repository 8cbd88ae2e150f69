import type { SlotProps } from '#frame/slots/slots.ts';
import { HeldProduct } from '#resources/products/ProductLink.tsx';
import type { favourites } from '#resources/users/favourites.ts';

/** The product that somebody likes, with its picture, leading to it. */
export default function Favourite({ record: { product } }: SlotProps<typeof favourites, 'list/product'>) {
  return <HeldProduct held={product} />;
}
