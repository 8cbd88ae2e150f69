/**
 * How the values of each kind are shown, in a table's cell and on a detail screen.
 */
import { type FC, type ReactNode, Suspense, type SyntheticEvent } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { ShopImage } from '../../dataProvider/wire';
import type { Column, Field, Kind, ShopRecord } from '../../resources/define';
import { formatDate } from '../rules/dates';
import { asNumber, formatMoney } from '../rules/money';
import { asPlace } from '../rules/places';
import { cut, nameOf } from '../rules/texts';
import { useSettings } from '../settings/useSettings';
import { lazily } from '../views/lazily';
import { useNameOf } from './resources';
import { StatusSwitch } from './StatusSwitch';
import { useChoices } from './useChoices';

/** What a shown value is given: the value, the record it stands in, and what its field or column says. */
export interface ShownProps {
  value: unknown;
  record: ShopRecord;
  resource: string;
  column: Pick<Field, 'source' | 'reference' | 'search' | 'lang' | 'tones' | 'format'> & Pick<Column, 'cut' | 'action'>;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What stands where there is no value. */
function Nothing() {
  const translate = useTranslate();
  return <span className="nothing">{translate('app.values.none')}</span>;
}

const orNothing = (value: unknown, shown: ReactNode) => (isEmpty(value) ? <Nothing /> : shown);

/** What may be broken anywhere, so that one long word does not push the other columns out of the screen. */
const longWord = /\S{25}/;

const Text: FC<ShownProps> = ({ value, column }) => {
  const text = nameOf(value);
  if (!text) return <Nothing />;
  const short = column.cut ? cut(text, column.cut) : text;
  const language = column.lang ? { lang: column.lang, dir: 'rtl' } : { dir: 'auto' };
  return (
    <span className={longWord.test(short) ? 'shown-text long' : 'shown-text'} title={short === text ? undefined : text} {...language}>
      {short}
    </span>
  );
};

const LongText: FC<ShownProps> = props => (
  <div className="long-text">
    <Text {...props} />
  </div>
);

const Number_: FC<ShownProps> = ({ value }) => orNothing(value, String(value));

/** An amount of money in the shop's currency; a dash where there is none. */
export function Amount({ value }: { value: unknown }) {
  const { settings } = useSettings();
  const amount = asNumber(value);
  return amount === undefined ? <Nothing /> : <span className="amount">{formatMoney(amount, settings.currencySymbol)}</span>;
}

const DateShown: FC<ShownProps> = ({ value, column }) => {
  const text = formatDate(value, column.format);
  return text ? (
    <time dir="ltr" dateTime={String(value)}>
      {text}
    </time>
  ) : (
    <Nothing />
  );
};

/** One of a few values, coloured by what it means; everywhere alike. */
export const Badge: FC<ShownProps> = ({ value, resource, column }) => {
  const translate = useTranslate();
  const text = nameOf(value);
  if (!text) return <Nothing />;
  return (
    <span className={`badge ${column.tones?.[text] ?? 'neutral'}`}>
      {translate(`resources.${resource}.choices.${column.source}.${text}`, { _: text })}
    </span>
  );
};

const Choice: FC<ShownProps> = props => {
  const translate = useTranslate();
  const text = nameOf(props.value);
  return <Text {...props} value={text && translate(`resources.${props.resource}.choices.${props.column.source}.${text}`, { _: text })} />;
};

const Percent: FC<ShownProps> = ({ value }) => orNothing(value, `${value} %`);

const Flag: FC<ShownProps> = ({ value }) => {
  const translate = useTranslate();
  return <span>{translate(value === true || value === 'true' ? 'app.values.yes' : 'app.values.no')}</span>;
};

/** A referenced record, whole or as its id; an id is looked up among the choices, or read where there are too many. */
const Reference: FC<ShownProps> = ({ value, column }) => {
  const nameOf = useNameOf(column.reference);
  const isId = typeof value === 'string' && value !== '' && column.reference !== undefined;
  const { choices } = useChoices(column.reference ?? '', isId && !column.search);
  const { data: read } = useGetOne<ShopRecord>(
    column.reference ?? '',
    { id: String(value) },
    { enabled: isId && column.search === true, onError: () => {} },
  );
  const found = isId ? (column.search ? read : choices?.find(({ id }) => id === value)) : value;
  const name = found ? nameOf(found as ShopRecord) : '';
  return name ? <span dir="auto">{name}</span> : <Nothing />;
};

/** Those that come as ids are read one by one, so not too many. */
const mostReferences = 10;

const References: FC<ShownProps> = props => {
  const all = [props.value].flat();
  return orNothing(
    props.value,
    <span className="words">
      {all.slice(0, mostReferences).map((value, position) => (
        <span key={position}>
          <Reference {...props} value={value} />
        </span>
      ))}
      {all.length > mostReferences && <span>+{all.length - mostReferences}</span>}
    </span>,
  );
};

const Chips: FC<ShownProps> = ({ value, column }) =>
  orNothing(
    value,
    <span className="words" {...(column.lang ? { lang: column.lang, dir: 'rtl' } : {})}>
      {Array.isArray(value) &&
        value.map((word, position) => (
          <span key={position} dir="auto">
            {nameOf(word)}
          </span>
        ))}
    </span>,
  );

const Pairs: FC<ShownProps> = ({ value, column }) =>
  orNothing(
    value,
    <dl className="pairs" {...(column.lang ? { lang: column.lang, dir: 'rtl' } : {})}>
      {Array.isArray(value) &&
        value.map((pair: { title?: unknown; details?: unknown }, position) => (
          <div key={position}>
            <dt>{nameOf(pair?.title)}</dt>
            <dd>{nameOf(pair?.details)}</dd>
          </div>
        ))}
    </dl>,
  );

/** What stands in place of a missing image. */
export const placeholderImage = '/no-image.svg';

/** The placeholder in place of an image that cannot be loaded. */
export const withPlaceholder = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  if (!currentTarget.src.endsWith(placeholderImage)) currentTarget.src = placeholderImage;
};

/** The first of some images, each its address or what holds it as `url`, 50 px wide, or a placeholder (part 1, section 2). */
export function Picture({ of }: { of: unknown }) {
  const translate = useTranslate();
  const [first] = [of]
    .flat()
    .map(image => (typeof image === 'string' ? image : (image as ShopImage | undefined)?.url))
    .filter(Boolean);
  return (
    <img
      className="thumbnail"
      src={first ?? placeholderImage}
      alt={first ? '' : translate('app.values.noImage')}
      loading="lazy"
      onError={withPlaceholder}
    />
  );
}

const Thumbnail: FC<ShownProps> = ({ value }) => <Picture of={value} />;

/** A colour's swatch with its name, or its code where it has none, of a code or of a colour record. */
const Color: FC<ShownProps> = ({ value }) => {
  const translate = useTranslate();
  const isRecord = typeof value === 'object' && value !== null;
  const code = isRecord ? (value as { value?: unknown }).value : value;
  if (typeof code !== 'string' || !code || code === 'Not Specified') return <>{translate('app.values.notSpecified')}</>;
  return (
    <span className="swatch">
      <i data-swatch={code} style={{ backgroundColor: code }} />
      {(isRecord && nameOf(value)) || code}
    </span>
  );
};

const MapView = lazily(() => import('./MapView'));

/** A place on a map, and its coordinates in words. */
const MapPoint: FC<ShownProps> = ({ value }) => {
  const place = asPlace(value);
  if (!place) return <Nothing />;
  return (
    <>
      <div dir="ltr" className="coordinates">
        {place.join(', ')}
      </div>
      <Suspense>
        <MapView place={place} width="100%" height={350} />
      </Suspense>
    </>
  );
};

/** The component of every kind, and of the two that only columns have. */
export const shown: Record<Kind | 'status' | 'thumbnail', FC<ShownProps>> = {
  text: Text,
  longText: LongText,
  number: Number_,
  integer: Number_,
  money: Amount,
  percent: Percent,
  flag: Flag,
  choice: Choice,
  badge: Badge,
  date: DateShown,
  reference: Reference,
  references: References,
  chips: Chips,
  pairs: Pairs,
  images: Thumbnail,
  color: Color,
  mapPoint: MapPoint,
  secret: Nothing,
  richText: LongText,
  status: StatusSwitch,
  thumbnail: Thumbnail,
};
