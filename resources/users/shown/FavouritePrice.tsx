import { valueAt } from '#define';
import { MoneyField } from '#frame/fields/fields.tsx';
import { useWholeRecord } from '#frame/fields/useChoices.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { favourites } from '#resources/users/favourites.ts';

/** The selling price of a favourite product. */
export default function FavouritePrice({ record: { product } }: SlotProps<typeof favourites, 'list/product.sellingPrice'>) {
  return <MoneyField value={valueAt(useWholeRecord('products', product), 'sellingPrice')} />;
}
