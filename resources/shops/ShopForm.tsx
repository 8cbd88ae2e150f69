import { useFormContext } from 'react-hook-form';
import { nameOf } from '../../src/frame/format/texts';
import { useOnTyped } from '../../src/frame/kinds/useOnTyped';
import { Sections } from '../../src/frame/views/Sections';
import { type Page, valueAt } from '../define';
import { addressParts } from './address';

/** The form of a shop; a dealer who is chosen fills the dealer's details. */
export default function ShopForm({ page }: { page: Page }) {
  return (
    <>
      <DealerDetails />
      <Sections page={page} />
    </>
  );
}

/** What a user tells of themselves, and where it goes. What they do not tell stays as it is. */
const filled: readonly [from: string, to: string][] = [
  ['name', 'dealerDetails.name'],
  ['contactNumber', 'dealerDetails.contactNumber'],
  ...addressParts.map((part): [string, string] => [`address.${part}`, `dealerDetails.address.${part}`]),
];

function DealerDetails() {
  const { setValue, getValues } = useFormContext();
  useOnTyped(source => {
    const dealer: unknown = getValues('dealer');
    if (source !== 'dealer' || typeof dealer !== 'object' || !dealer) return;
    for (const [from, to] of filled) {
      const told = nameOf(valueAt(dealer, from));
      if (told) setValue(to, told, { shouldDirty: true, shouldValidate: true });
    }
  });
  return null;
}
