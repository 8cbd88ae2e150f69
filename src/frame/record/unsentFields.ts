/** Fields that are of the form and not of the record. Pure. */
import type { Field, ShopRecord } from '#define';
import { withValue } from './recordRows';

/** A record as a form holds it: with what the form's own fields begin with. */
export const withUnsentFields = (fields: readonly Field[], record: ShopRecord): ShopRecord =>
  fields.reduce<ShopRecord>((held, { source, unsent }) => {
    const value = typeof unsent === 'function' ? unsent(record) : undefined;
    return value === undefined ? held : withValue(held, source, value);
  }, record);
