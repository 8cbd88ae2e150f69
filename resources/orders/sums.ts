import { asNumber } from '#define';

/** What an order costs; a server may have sent any value. */
interface Costs {
  itemsPrice?: unknown;
  shippingPrice?: unknown;
  couponValue?: unknown;
  taxValue?: unknown;
  totalPrice?: unknown;
}

type Amounts = readonly (readonly [source: 'itemsPrice' | 'shippingPrice' | 'couponValue' | 'taxValue', value: unknown])[];

/** Two amounts are the same to the paisa. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/**
 * An order's amounts as they add up: `parts` come to the total, `included` is the tax that they hold already. Prices hold their tax
 * (`products/prices.ts`), so it is a part only where the total is not reached without it.
 */
export function sumsOf({ itemsPrice, shippingPrice, couponValue, taxValue, totalPrice }: Costs): { parts: Amounts; included: unknown } {
  const coupon = asNumber(couponValue);
  const parts: Amounts = [
    ['itemsPrice', itemsPrice],
    ['shippingPrice', shippingPrice],
    ['couponValue', coupon === undefined ? couponValue : -Math.abs(coupon)],
  ];
  const tax = asNumber(taxValue);
  if (tax === undefined) return { parts, included: undefined };
  const sum = parts.reduce((total, [, value]) => total + (asNumber(value) ?? 0), 0);
  const isOnTop = tax !== 0 && isSame(sum + tax, asNumber(totalPrice) ?? Number.NaN);
  return isOnTop ? { parts: [...parts, ['taxValue', tax]], included: undefined } : { parts, included: tax };
}
