import { type Resource, type ShopRecord, withoutSources } from '#define';

/** A record without the fields that the role may not read, for views and prints, which read it by themselves. */
export const withoutHidden = <R extends ShopRecord>(record: R, { denied }: Resource): R =>
  denied?.hidden.length
    ? withoutSources(
        record,
        denied.hidden.map(({ source }) => source),
      )
    : record;
