import { createElement, type FC } from 'react';
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
  RowsField,
  TextField,
  ThumbnailField,
} from './fields';
import { ReferenceArrayField, ReferenceField } from './referenceFields';

const RowsFieldWithComponents: FC<FieldProps> = props => createElement(RowsField, { ...props, components: fieldComponents });

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
  rows: RowsFieldWithComponents,
  images: ThumbnailField,
  color: ColorField,
  mapPoint: MapField,
  secret: EmptyField,
  richText: lazyWithPreload(() => import('./RichTextContent'), null),
  thumbnail: ThumbnailField,
};
