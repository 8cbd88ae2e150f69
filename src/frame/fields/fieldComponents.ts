/**
 * How the values of each kind are shown, in a table's cell and on a detail screen.
 */
import { createElement, type FC } from 'react';
import type { Column, Field, Kind, ShopRecord } from '#define';
import { StatusSwitch } from '#frame/list/columns/StatusSwitch.tsx';
import {
  Amount,
  Badge,
  Chips,
  Choice,
  Color,
  DateShown,
  Flag,
  LongText,
  MapPoint,
  Nothing,
  NumberShown,
  Percent,
  Reference,
  References,
  Rows,
  Text,
  Thumbnail,
} from './fields';
import { RichText } from './RichText';

/** What a shown value is given: the value, the record it stands in, and what its field or column says. */
export interface ShownProps {
  value: unknown;
  record: ShopRecord;
  resource: string;
  column: Pick<Field, 'source' | 'reference' | 'search' | 'lang' | 'tones' | 'format' | 'fields' | 'title' | 'textKey' | 'shape' | 'as'> &
    Pick<Column, 'cut' | 'action' | 'choices'>;
  /** In a row of a table, above which is said what could not be read for a whole column. */
  inRow?: boolean;
}

/** The kinds that a row's values are shown by. */
export type KindsShown = Record<Kind | 'status' | 'thumbnail', FC<ShownProps>>;

const RowsOfKinds: FC<ShownProps> = props => createElement(Rows, { ...props, kinds: shown });

/** The component of every kind, and of the two that only columns have. */
export const shown: KindsShown = {
  text: Text,
  longText: LongText,
  number: NumberShown,
  integer: NumberShown,
  money: Amount,
  percent: Percent,
  flag: Flag,
  choice: Choice,
  badge: Badge,
  date: DateShown,
  reference: Reference,
  references: References,
  chips: Chips,
  rows: RowsOfKinds,
  images: Thumbnail,
  color: Color,
  mapPoint: MapPoint,
  secret: Nothing,
  richText: RichText,
  status: StatusSwitch,
  thumbnail: Thumbnail,
};
