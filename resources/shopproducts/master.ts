import { asNumber, recordsIn, textId } from '#define';

/** The keys under which servers return the master product. */
export interface MasterHolder {
  masterProduct?: unknown;
  product?: unknown;
  master?: unknown;
}

/** The master product's values a shop product shows. A server may send any value. */
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

/** The master product as the server sent it: a record or an id. */
export const rawMasterOf = (record: MasterHolder): unknown => record.masterProduct ?? record.product ?? record.master;

/** The master product's record; `undefined` if only its id was sent. */
export function masterOf(record: MasterHolder): Master | undefined {
  return recordsIn([rawMasterOf(record)])[0];
}

/** The description and specifications, from the primary language or, from a server without languages, from the record itself. */
export const descriptionOf = ({ description, specs, primaryLang }: Master): Pick<Master, 'description' | 'specs'> => {
  const [texts] = recordsIn([primaryLang]);
  return { description: description ?? texts?.description, specs: specs ?? texts?.specs };
};

/** A size of a shop product: its name, the master's price, and the shop's own price and stock. */
export interface ShopSize {
  value: string;
  price: number | undefined;
  retailPrice: number;
  stock: number;
}

/** The initial sizes of a new shop product: the master's, with no price or stock of the shop. */
export function sizesOfMaster(master: Pick<Master, 'sizes' | 'size' | 'sellingPrice' | 'price'>): ShopSize[] {
  const sizes = recordsIn(master.sizes);
  const singleSize = [{ value: master.size, price: master.sellingPrice ?? master.price }];
  return (sizes.length ? sizes : singleSize).map(({ value, price }) => ({
    value: textId(value) ?? '',
    price: asNumber(price),
    retailPrice: 0,
    stock: 0,
  }));
}
