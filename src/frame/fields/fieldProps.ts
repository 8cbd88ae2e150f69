import type { FC } from 'react';
import type { Column, Field, Kind, ShopRecord } from '#define';

/** The props of a component that shows a value: the value, its record, and the declaration of its field or column. */
export interface FieldProps {
  value: unknown;
  record: ShopRecord;
  resource: string;
  column: Pick<Field, 'source' | 'reference' | 'search' | 'lang' | 'tones' | 'format' | 'fields' | 'textKey' | 'shape' | 'keyboard'> &
    Pick<Column, 'cut'>;
  /** Whether the value is in a row of a list: it takes one line, and errors of shared choices are shown above the table. */
  inRow?: boolean;
}

export type FieldComponents = Record<Kind | 'thumbnail', FC<FieldProps>>;
