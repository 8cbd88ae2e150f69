import type { FC } from 'react';
import { recordsIn } from '#define';
import { nameOf, rowTitle } from '#frame/format/texts.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { FieldComponents, FieldProps } from './fieldProps';
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
  TextField,
  ThumbnailField,
} from './fields';
import { ReferenceArrayField, ReferenceField } from './referenceFields';

const RowsTable = lazyWithPreload(() => import('./RowsTable'), null);

/** Rows in a small table; in a row of a list, their titles. */
const RowsField: FC<FieldProps> = props => {
  const { value, column, inRow } = props;
  const rows = recordsIn(value);
  if (!rows.length) return <EmptyField />;
  if (inRow || !column.fields) return <TextField {...props} value={rows.map(row => rowTitle(column, row) || nameOf(row))} />;
  return <RowsTable {...props} components={fieldComponents} />;
};

/** The component that shows values of each kind, on detail screens and in tables. */
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
  rows: RowsField,
  images: ThumbnailField,
  color: ColorField,
  mapPoint: MapField,
  secret: EmptyField,
  richText: lazyWithPreload(() => import('./RichTextContent'), null),
  thumbnail: ThumbnailField,
};
