/** The fields of a shop and of its dealer. */
import { type Derivation, type DeriveContext, fieldList, type Plain, textId, valueAt } from '#define';
import { addressParts } from './address';

const dealerId = (dealer: unknown) => textId(valueAt(dealer, '_id')) ?? textId(dealer);

/**
 * Choosing a dealer fills the dealer's details, except typed ones. Choosing another replaces all of them, so that two dealers never mix; choosing
 * the stored dealer restores the stored details.
 */
const fromDealer = (path: string) =>
  ({
    from: ['dealer'],
    rule: ({ dealer }: Plain, { stored }: DeriveContext) =>
      dealerId(dealer) === dealerId(stored.dealer) ? valueAt(stored, `dealerDetails.${path}`) : textId(valueAt(dealer, path)),
    until: 'typed',
  }) as const;

/** A part of an address. */
const addressField = <const S extends string, const C extends string>(source: S, section: C, derive?: Derivation) => ({
  source,
  kind: 'text' as const,
  required: true as const,
  section,
  personal: true,
  ...(derive ? { derive } : {}),
});

export const fields = fieldList(
  { source: 'dealer', kind: 'reference', reference: 'users', search: true, required: true, section: 'dealer', personal: true },
  { source: 'dealerNo', kind: 'text', section: 'dealer' },
  { source: 'dealerDetails.name', kind: 'text', section: 'dealer', derive: fromDealer('name'), personal: true },
  { source: 'dealerDetails.contactNumber', kind: 'text', keyboard: 'tel', section: 'dealer', derive: fromDealer('contactNumber') },
  ...addressParts.map(part => addressField(`dealerDetails.address.${part}`, 'dealerAddress', fromDealer(`address.${part}`))),
  { source: 'shopNo', kind: 'text', section: 'shop' },
  { source: 'shopName', kind: 'text', required: true, section: 'shop' },
  { source: 'contactNumber', kind: 'text', keyboard: 'tel', section: 'shop' },
  { source: 'workingTime', kind: 'text', required: true, section: 'shop' },
  { source: 'shippingPrice', kind: 'money', min: 0, required: true, section: 'shop' },
  ...addressParts.map(part => addressField(`shopAddress.${part}`, 'shopAddress')),
  { source: 'location.coordinates', kind: 'mapPoint', required: true, section: 'location' },
  { source: 'isApproved', kind: 'flag', in: ['show'], initial: false },
  { source: 'isActive', kind: 'flag', in: ['show'], initial: true },
);
