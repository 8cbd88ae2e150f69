/**
 * How the values of each kind are shown, in a table's cell and on a detail screen.
 */
import { createElement, type FC } from 'react';
import type { Column, Field, Kind, ShopRecord } from '#define';
import { StatusSwitch } from '#frame/list/columns/StatusSwitch.tsx';
import {
  BadgeField,
  BooleanField,
  ChipsField,
  ChoiceField,
  ColorField,
  DateField,
  EmptyField,
  LongTextField,
  MapField,
  MoneyField,
  NumberField,
  PercentField,
  ReferenceArrayField,
  ReferenceField,
  RowsField,
  TextField,
  ThumbnailField,
} from './fields';
import { RichTextField } from './RichTextField';

/** What a shown value is given: the value, the record it stands in, and what its field or column says. */
export interface FieldProps {
  value: unknown;
  record: ShopRecord;
  resource: string;
  column: Pick<Field, 'source' | 'reference' | 'search' | 'lang' | 'tones' | 'format' | 'fields' | 'title' | 'textKey' | 'shape' | 'as'> &
    Pick<Column, 'cut' | 'action' | 'choices'>;
  /** In a row of a table, above which is said what could not be read for a whole column. */
  inRow?: boolean;
}

/** The kinds that a row's values are shown by. */
export type FieldComponents = Record<Kind | 'status' | 'thumbnail', FC<FieldProps>>;

const RowsOfKinds: FC<FieldProps> = props => createElement(RowsField, { ...props, kinds: fieldComponents });

/** The component of every kind, and of the two that only columns have. */
export const fieldComponents: FieldComponents = {
  text: TextField,
  longText: LongTextField,
  number: NumberField,
  integer: NumberField,
  money: MoneyField,
  percent: PercentField,
  flag: BooleanField,
  choice: ChoiceField,
  badge: BadgeField,
  date: DateField,
  reference: ReferenceField,
  references: ReferenceArrayField,
  chips: ChipsField,
  rows: RowsOfKinds,
  images: ThumbnailField,
  color: ColorField,
  mapPoint: MapField,
  secret: EmptyField,
  richText: RichTextField,
  status: StatusSwitch,
  thumbnail: ThumbnailField,
};
