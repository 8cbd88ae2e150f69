/**
 * How the values of each kind are shown, in a table's cell and on a detail screen.
 */
import { Box, Chip, Typography } from '@mui/material';
import type { FC, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopImage } from '../../dataProvider/wire';
import type { Kind, ShopRecord } from '../../resources/define';
import { asNumber, formatMoney } from '../rules/money';
import { cut, nameOf } from '../rules/texts';
import { useSettings } from '../settings/useSettings';
import { StatusSwitch } from './StatusSwitch';
import { useChoices } from './useChoices';

/** What a shown value is given: the value, the record it stands in, and what its field or column says. */
export interface ShownProps {
  value: unknown;
  record: ShopRecord;
  resource: string;
  column: { source: string; reference?: string; lang?: 'ar'; cut?: number; action?: string; size?: number };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What stands where there is no value. */
export function Nothing() {
  const translate = useTranslate();
  return (
    <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('app.values.none')}
    </Typography>
  );
}

const orNothing = (value: unknown, shown: ReactNode) => (isEmpty(value) ? <Nothing /> : shown);

const Text: FC<ShownProps> = ({ value, column }) => {
  const text = nameOf(value);
  if (!text) return <Nothing />;
  const short = column.cut ? cut(text, column.cut) : text;
  return (
    <Box
      component="span"
      title={short === text ? undefined : text}
      {...(column.lang ? { lang: column.lang, dir: 'rtl' } : { dir: 'auto' })}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {short}
    </Box>
  );
};

const LongText: FC<ShownProps> = props => (
  <Box sx={{ whiteSpace: 'pre-wrap' }}>
    <Text {...props} />
  </Box>
);

const Number_: FC<ShownProps> = ({ value }) => orNothing(value, String(value));

const Money: FC<ShownProps> = ({ value }) => {
  const { settings } = useSettings();
  const amount = asNumber(value);
  return amount === undefined ? (
    <Nothing />
  ) : (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {formatMoney(amount, settings.currencySymbol)}
    </Box>
  );
};

const Percent: FC<ShownProps> = ({ value }) => orNothing(value, `${value} %`);

const Flag: FC<ShownProps> = ({ value }) => {
  const translate = useTranslate();
  return <span>{translate(value === true || value === 'true' ? 'app.values.yes' : 'app.values.no')}</span>;
};

/** A referenced record, whole or as its id; an id is looked up among the choices. */
const Reference: FC<ShownProps> = ({ value, column }) => {
  const isId = typeof value === 'string' && value !== '' && column.reference !== undefined;
  const { choices } = useChoices(column.reference ?? '', isId);
  const name = isId ? nameOf(choices?.find(({ id }) => id === value)) : nameOf(value);
  return name ? <span dir="auto">{name}</span> : <Nothing />;
};

const References: FC<ShownProps> = props =>
  orNothing(
    props.value,
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {(props.value as unknown[])?.map((value, position) => (
        <Chip key={position} size="small" label={<Reference {...props} value={value} />} />
      ))}
    </Box>,
  );

const Chips: FC<ShownProps> = ({ value, column }) =>
  orNothing(
    value,
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }} {...(column.lang ? { lang: column.lang, dir: 'rtl' } : {})}>
      {Array.isArray(value) && value.map((word, position) => <Chip key={position} size="small" label={nameOf(word)} dir="auto" />)}
    </Box>,
  );

const Pairs: FC<ShownProps> = ({ value, column }) =>
  orNothing(
    value,
    <Box
      component="dl"
      {...(column.lang ? { lang: column.lang, dir: 'rtl' } : {})}
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(96px, 1fr) 2fr', columnGap: 2, rowGap: 0.75 }}
    >
      {Array.isArray(value) &&
        value.map((pair: { title?: unknown; details?: unknown }, position) => (
          <Box key={position} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {nameOf(pair?.title)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {nameOf(pair?.details)}
            </Typography>
          </Box>
        ))}
    </Box>,
  );

/** What stands in place of a missing image. */
export const placeholderImage = '/no-image.svg';

/** The first image of a record, 50 px wide, or a placeholder (part 1, section 2). */
const Thumbnail: FC<ShownProps> = ({ value }) => {
  const translate = useTranslate();
  const first = (Array.isArray(value) ? value : [value]).find((image): image is ShopImage => Boolean(image?.url));
  return (
    <Box
      component="img"
      src={first?.url ?? placeholderImage}
      alt={first ? '' : translate('app.values.noImage')}
      loading="lazy"
      onError={({ currentTarget }: { currentTarget: HTMLImageElement }) => {
        if (!currentTarget.src.endsWith(placeholderImage)) currentTarget.src = placeholderImage;
      }}
      sx={{ width: 50, height: 50, objectFit: 'cover', borderRadius: 1, display: 'block', bgcolor: 'action.hover' }}
    />
  );
};

/** A colour's swatch and its code, of a code or of a colour record. */
const Color: FC<ShownProps> = ({ value }) => {
  const translate = useTranslate();
  const code = typeof value === 'object' && value !== null ? (value as { value?: unknown }).value : value;
  if (typeof code !== 'string' || !code || code === 'Not Specified') return <>{translate('app.values.notSpecified')}</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        data-swatch={code}
        sx={{ width: 24, height: 24, borderRadius: 1, border: 1, borderColor: 'divider', flex: 'none' }}
        style={{ backgroundColor: code }}
      />
      {code}
    </Box>
  );
};

/** The component of every kind, and of the two that only columns have. */
export const shown: Record<Kind | 'status' | 'thumbnail', FC<ShownProps>> = {
  text: Text,
  longText: LongText,
  number: Number_,
  money: Money,
  percent: Percent,
  flag: Flag,
  choice: Text,
  reference: Reference,
  references: References,
  chips: Chips,
  pairs: Pairs,
  images: Thumbnail,
  color: Color,
  status: StatusSwitch,
  thumbnail: Thumbnail,
};
