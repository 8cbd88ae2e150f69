import { asNumber, recordsIn, textId } from '#define';

/** Where a shop product holds its master product, by the name that the server has for it. */
export interface HoldsMaster {
  masterProduct?: unknown;
  product?: unknown;
  master?: unknown;
}

/** What a shop product tells of its master product; a server may have sent any value. */
export interface Master {
  primaryLang?: unknown;
  name?: unknown;
  description?: unknown;
  specs?: unknown;
  images?: unknown;
  category?: unknown;
  color?: unknown;
  sizes?: unknown;
  size?: unknown;
  sellingPrice?: unknown;
  price?: unknown;
}

/** The master product of a shop product as the answer has it, whole or as its id, under whichever name. */
export const heldMaster = (record: HoldsMaster): unknown => record.masterProduct ?? record.product ?? record.master;

/** The master product of a shop product; its id alone is no record. */
export function masterOf(record: HoldsMaster): Master | undefined {
  return recordsIn([heldMaster(record)])[0];
}

/** What a master product is described by: said in its primary language, or by a server that knows one language alone. */
export const describedBy = ({ description, specs, primaryLang }: Master): Pick<Master, 'description' | 'specs'> => {
  const [texts] = recordsIn([primaryLang]);
  return { description: description ?? texts?.description, specs: specs ?? texts?.specs };
};

/** One size of a shop product: what it is, the master's price, and the shop's own price and stock. */
export interface ShopSize {
  value: string;
  price: number | undefined;
  retailPrice: number;
  stock: number;
}

/** The sizes that a shop begins with: the master's, with nothing of its own yet. */
export function sizesOfMaster(master: Pick<Master, 'sizes' | 'size' | 'sellingPrice' | 'price'>): ShopSize[] {
  const sizes = recordsIn(master.sizes);
  const whole = [{ value: master.size, price: master.sellingPrice ?? master.price }];
  return (sizes.length ? sizes : whole).map(({ value, price }) => ({
    value: textId(value) ?? '',
    price: asNumber(price),
    retailPrice: 0,
    stock: 0,
  }));
}
