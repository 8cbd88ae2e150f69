/** What a shop needs before it is approved, by the fields that its record documents. */
import { asNumber, isNothing, type Plain, textId, valueAt } from '#define';
import { addressParts } from './address';

/**
 * One requirement: its word, with the text `resources.shops.choices.missing.<word>`, the fields that it is read of, and whether a shop meets it.
 * A server may send any value.
 */
interface Requirement {
  word: string;
  sources: readonly string[];
  isMet: (shop: Plain) => boolean;
}

/** All of the fields are filled in. */
const filledIn = (word: string, ...sources: string[]): Requirement => ({
  word,
  sources,
  isMet: shop => sources.every(source => !isNothing(valueAt(shop, source))),
});

/** A server that has no place may send 0, 0, which lies in the sea. */
function hasPosition(shop: Plain): boolean {
  const [latitude, longitude] = [0, 1].map(at => asNumber(valueAt(shop, `location.coordinates.${at}`)));
  return latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0);
}

const hasDealer = ({ dealer }: Plain): boolean => (textId(valueAt(dealer, '_id')) ?? textId(dealer)) !== undefined;

/** What a shop needs, in the order of the screen. */
export const requirements: readonly Requirement[] = [
  filledIn('shopNo', 'shopNo'),
  filledIn('shopName', 'shopName'),
  filledIn('contactNumber', 'contactNumber'),
  filledIn('workingTime', 'workingTime'),
  { word: 'shippingPrice', sources: ['shippingPrice'], isMet: ({ shippingPrice }) => asNumber(shippingPrice) !== undefined },
  { word: 'dealer', sources: ['dealer'], isMet: hasDealer },
  filledIn('dealerNo', 'dealerNo'),
  filledIn('dealerName', 'dealerDetails.name'),
  filledIn('dealerContact', 'dealerDetails.contactNumber'),
  filledIn('shopAddress', ...addressParts.map(part => `shopAddress.${part}`)),
  filledIn('dealerAddress', ...addressParts.map(part => `dealerDetails.address.${part}`)),
  { word: 'position', sources: ['location.coordinates'], isMet: hasPosition },
];

/** The words of what a shop lacks. */
export const missingOf = (shop: Plain): string[] => requirements.filter(({ isMet }) => !isMet(shop)).map(({ word }) => word);
