import { asNumber } from '#define';

/** The amounts of an order. A server may send any value. */
interface Costs {
  itemsPrice?: unknown;
  shippingPrice?: unknown;
  couponValue?: unknown;
  taxValue?: unknown;
  totalPrice?: unknown;
}

type Amounts = readonly (readonly [source: 'itemsPrice' | 'shippingPrice' | 'couponValue' | 'taxValue', value: unknown])[];

/** Whether two amounts are equal to the paisa. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/**
 * The order's amounts: `parts` add up to the total, `included` is the tax they contain. Prices include their tax (`products/prices.ts`), so the
 * tax is a part only if the total is not reached without it.
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
