/** The fields of a shop and of its dealer. */
import { type Derivation, type DeriveContext, declared, fieldList, type Plain, textId, valueAt } from '#define';
import { addressParts } from './address';

const dealerId = (dealer: unknown) => textId(valueAt(dealer, '_id')) ?? textId(dealer);

/**
 * Choosing a dealer fills the dealer's details, except typed ones. Choosing another replaces all of them, so that two dealers never mix; choosing
 * the stored dealer restores the stored details.
 */
const fromDealer = (path: string) =>
  declared({
    from: ['dealer'],
    rule: ({ dealer }: Plain, { stored }: DeriveContext) =>
      dealerId(dealer) === dealerId(stored.dealer) ? valueAt(stored, `dealerDetails.${path}`) : textId(valueAt(dealer, path)),
    until: 'typed',
  });

/** A part of an address. */
const addressField = <const S extends string>(source: S, derive?: Derivation) => ({
  source,
  kind: 'text' as const,
  required: true as const,
  personal: true,
  ...(derive ? { derive } : {}),
});

export const fields = fieldList(
  { source: 'dealer', kind: 'reference', reference: 'users', search: true, required: true, personal: true },
  { source: 'dealerNo', kind: 'text' },
  { source: 'dealerDetails.name', kind: 'text', derive: fromDealer('name'), personal: true },
  { source: 'dealerDetails.contactNumber', kind: 'text', keyboard: 'tel', derive: fromDealer('contactNumber') },
  ...addressParts.map(part => addressField(`dealerDetails.address.${part}`, fromDealer(`address.${part}`))),
  { source: 'shopNo', kind: 'text' },
  { source: 'shopName', kind: 'text', required: true },
  { source: 'contactNumber', kind: 'text', keyboard: 'tel' },
  { source: 'workingTime', kind: 'text', required: true },
  { source: 'shippingPrice', kind: 'money', min: 0, required: true },
  ...addressParts.map(part => addressField(`shopAddress.${part}`)),
  { source: 'location.coordinates', kind: 'mapPoint', required: true },
  { source: 'isApproved', kind: 'flag', in: ['show'], initial: false },
  { source: 'isActive', kind: 'flag', in: ['show'], initial: true },
);
