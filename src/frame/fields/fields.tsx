import { type FC, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { recordsIn, textId, valueAt } from '#define';
import { useNameOf } from '#frame/context/resources.ts';
import { useSettings } from '#frame/context/settings.ts';
import { asPlace } from '#frame/format/coordinates.ts';
import { formatDate } from '#frame/format/dates.ts';
import { addressOf, placeholderImage, withPlaceholder } from '#frame/format/images.ts';
import { asNumber, formatMoney } from '#frame/format/money.ts';
import { brief, contactLink, isTrue, looksLikeId, nameOf } from '#frame/format/texts.ts';
import { useFirstScreenStands } from '#frame/loading/firstScreen.ts';
import { lazily } from '#frame/loading/lazyWithPreload.tsx';
import { Unread } from '#frame/ui/ReadError.tsx';
import type { KindsShown, ShownProps } from './fieldComponents';
import { useChoices, useReferred } from './useChoices';

/** What stands where there is no value. */
export function Nothing() {
  const translate = useTranslate();
  return <span className="nothing">{translate('app.values.none')}</span>;
}

/** What is shown of some words; a dash where there are none, as where something else than words came. */
const orNothing = (words: string | readonly string[], shown: ReactNode) => (words.length ? shown : <Nothing />);

/** The words in a list, or in what stands in place of one. */
const wordsIn = (value: unknown): string[] => [value].flat().map(nameOf).filter(Boolean);

/** What may be broken anywhere, so that one long word does not push the other columns out of the screen. */
const longWord = /\S{25}/;
/** A code, a number: broken it could not be read. */
const word = /^\S+$/;

/** A long address, which is broken behind its @ rather than within a word. */
const broken = (text: string): ReactNode => {
  const [name, host, ...more] = text.split('@');
  return host && !more.length && longWord.test(text) ? [`${name}@`, <wbr key="" />, host] : text;
};

/** A text; one that its column cuts tells the whole on hover, and an address or a number to call is a link. */
export const Text: FC<ShownProps> = ({ value, column, inRow }) => {
  const text = nameOf(value);
  if (!text) return <Nothing />;
  const short = brief(text, { cut: column.cut, inRow });
  const language = column.lang ? { lang: column.lang, dir: 'rtl' } : { dir: 'auto' };
  const contact = contactLink(column.as, text);
  if (contact)
    return (
      <a href={contact} dir="ltr" className={longWord.test(short) ? 'shown-text long' : 'shown-text'}>
        {broken(short)}
      </a>
    );
  return (
    <span
      className={longWord.test(short) ? 'shown-text long' : word.test(short) ? 'shown-text word' : 'shown-text'}
      title={short === text ? undefined : text}
      {...language}
    >
      {broken(short)}
    </span>
  );
};

/** A text with its line breaks. */
export const LongText: FC<ShownProps> = props => (
  <div className="long-text">
    <Text {...props} />
  </div>
);

/** A number as it came. */
export const NumberShown: FC<ShownProps> = ({ value }) => orNothing(nameOf(value), nameOf(value));

/** An amount of money in the shop's currency; a dash where there is none. */
export function Amount({ value }: { value: unknown }) {
  const { settings } = useSettings();
  const amount = asNumber(value);
  return amount === undefined ? <Nothing /> : <span className="amount">{formatMoney(amount, settings.currencySymbol)}</span>;
}

/** A date, in the form its field names. */
export const DateShown: FC<ShownProps> = ({ value, column }) => {
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

/** One of a few values, in words. */
export const Choice: FC<ShownProps> = props => {
  const translate = useTranslate();
  const text = nameOf(props.value);
  return <Text {...props} value={text && translate(`resources.${props.resource}.choices.${props.column.source}.${text}`, { _: text })} />;
};

/** A share of a hundred. */
export const Percent: FC<ShownProps> = ({ value }) => orNothing(nameOf(value), `${nameOf(value)} %`);

/** Yes or no. */
export const Flag: FC<ShownProps> = ({ value }) => {
  const translate = useTranslate();
  if (typeof value === 'object' && value !== null) return <Nothing />;
  return <span>{translate(isTrue(value) ? 'app.values.yes' : 'app.values.no')}</span>;
};

/** A referenced record: whole, as its id, or by its name alone. An id is looked up among the choices, or read where there are too many. */
export const Reference: FC<ShownProps> = props => {
  const { value, column } = props;
  const id = textId(value);
  return id !== undefined && column.reference ? <ReferredById {...props} id={id} /> : <Named {...props} />;
};

/** A record that came with what it is called. */
function Named({ value, column: { reference }, inRow }: ShownProps) {
  const name = useNameOf(reference)(value) || textId(value);
  return name ? <span dir="auto">{brief(name, { inRow })}</span> : <Nothing />;
}

/** A record that came as its id, to be found among the others or read. */
function ReferredById({ id, column: { reference = '', search }, inRow }: ShownProps & { id: string }) {
  const nameOf = useNameOf(reference);
  const { record, isPending, error, isShared, retry } = useReferred(reference, id, search);
  const itself = !isPending && !looksLikeId(id) ? id : '';
  const name = (record ? nameOf(record) : '') || itself;
  if (name) return <span dir="auto">{brief(name, { inRow })}</span>;
  return error && !(inRow && isShared) ? <Unread error={error} onRetry={retry} /> : <Nothing />;
}

/** Those that come as ids are read one by one, so not too many. */
const mostReferences = 10;

export const References: FC<ShownProps> = props => {
  const { reference, search } = props.column;
  const all = [props.value].flat().filter(value => idOf(value) || nameOf(value));
  const { error, retry } = useChoices(reference ?? '', reference !== undefined && !search && all.some(value => textId(value)));
  if (error && !props.inRow) return <Unread error={error} onRetry={retry} />;
  if (!all.length) return <Nothing />;
  return (
    <span className="words">
      {all.slice(0, mostReferences).map((value, position) => (
        <span key={position}>
          <Reference {...props} value={value} />
        </span>
      ))}
      {all.length > mostReferences && <span>+{all.length - mostReferences}</span>}
    </span>
  );
};

/** Words, each apart; those of a column with choices by what they are called. */
export const Chips: FC<ShownProps> = ({ value, column, resource, inRow }) => {
  const translate = useTranslate();
  const held = wordsIn(value);
  const words = column.choices ? held.map(word => translate(`resources.${resource}.choices.${column.source}.${word}`, { _: word })) : held;
  return orNothing(
    words,
    <span className="words" {...(column.lang ? { lang: column.lang, dir: 'rtl' } : {})}>
      {words.map((word, position) => (
        <span key={position} dir="auto">
          {brief(word, { inRow })}
        </span>
      ))}
    </span>,
  );
};

const RowsShown = lazily(() => import('./RowsField'));

/** Rows in a small table; in a row of a list what they are called. */
export const Rows: FC<ShownProps & { kinds: KindsShown }> = props => {
  const { value, column, inRow } = props;
  const rows = recordsIn(value);
  if (!rows.length) return <Nothing />;
  if (inRow || !column.fields) return <Text {...props} value={rows.map(row => column.title?.(row) ?? nameOf(row))} />;
  return (
    <Suspense>
      <RowsShown {...props} />
    </Suspense>
  );
};

/** The first of some images, 50 px wide, or a placeholder. Those of the first screen come once its rows stand. */
export function Picture({ of, shape = '' }: { of: unknown; shape?: string | undefined }) {
  const translate = useTranslate();
  const first = addressOf(of);
  const comes = useFirstScreenStands();
  return (
    <img
      className={`thumbnail ${shape}`.trim()}
      src={comes ? (first ?? placeholderImage) : undefined}
      alt={first || !comes ? '' : translate('app.values.noImage')}
      loading="lazy"
      onError={withPlaceholder}
    />
  );
}

/** The first of some images. */
export const Thumbnail: FC<ShownProps> = ({ value, column }) => <Picture of={value} shape={column.shape} />;

/** A colour's swatch with its name, or its code where it has none, of a code or of a colour record. */
export const Color: FC<ShownProps> = ({ value, inRow }) => {
  const translate = useTranslate();
  const isRecord = typeof value === 'object' && value !== null;
  const code = isRecord ? valueAt(value, 'value') : value;
  const name = isRecord ? nameOf(value) : '';
  if (typeof code !== 'string' || !code || code === 'Not Specified') return <>{brief(name, { inRow }) || translate('app.values.notSpecified')}</>;
  return (
    <span className="swatch">
      <i data-swatch={code} style={{ backgroundColor: code }} />
      {brief(name || code, { inRow })}
    </span>
  );
};

/** In pixels; kept free while the map is on its way. */
const mapHeight = 350;
const MapView = lazily(() => import('./MapView'));

/** A place on a map, and its coordinates in words. */
export const MapPoint: FC<ShownProps> = ({ value }) => {
  const place = asPlace(value);
  if (!place) return <Nothing />;
  return (
    <>
      <div dir="ltr" className="coordinates">
        {place.join(', ')}
      </div>
      <Suspense fallback={<div style={{ height: mapHeight }} />}>
        <MapView place={place} width="100%" height={mapHeight} />
      </Suspense>
    </>
  );
};
