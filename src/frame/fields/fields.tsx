import { type FC, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { recordsIn, textId, valueAt } from '#define';
import { useNameOf } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { asPlace } from '#frame/format/coordinates.ts';
import { formatDate } from '#frame/format/dates.ts';
import { addressOf, placeholderImage, withPlaceholder } from '#frame/format/imageFiles.ts';
import { asNumber, formatMoney } from '#frame/format/money.ts';
import { brief, contactLink, isTrue, looksLikeId, nameOf } from '#frame/format/texts.ts';
import { useFirstScreenStands } from '#frame/loading/firstScreen.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { ReadError } from '#frame/ui/ErrorState.tsx';
import type { FieldComponents, FieldProps } from './fieldComponents';
import { useChoices, useReferencedRecord } from './useChoices';

/** What stands where there is no value. */
export function EmptyField() {
  const translate = useTranslate();
  return <span className="nothing">{translate('app.values.none')}</span>;
}

/** What is shown of some words; a dash where there are none, as where something else than words came. */
const orNothing = (words: string | readonly string[], shown: ReactNode) => (words.length ? shown : <EmptyField />);

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
export const TextField: FC<FieldProps> = ({ value, column, inRow }) => {
  const text = nameOf(value);
  if (!text) return <EmptyField />;
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
export const LongTextField: FC<FieldProps> = props => (
  <div className="long-text">
    <TextField {...props} />
  </div>
);

/** A number as it came. */
export const NumberField: FC<FieldProps> = ({ value }) => orNothing(nameOf(value), nameOf(value));

/** An amount of money in the shop's currency; a dash where there is none. */
export function MoneyField({ value }: { value: unknown }) {
  const { settings } = useSettings();
  const amount = asNumber(value);
  return amount === undefined ? <EmptyField /> : <span className="amount">{formatMoney(amount, settings.currencySymbol)}</span>;
}

/** A date, in the form its field names. */
export const DateField: FC<FieldProps> = ({ value, column }) => {
  const text = formatDate(value, column.format);
  return text ? (
    <time dir="ltr" dateTime={String(value)}>
      {text}
    </time>
  ) : (
    <EmptyField />
  );
};

/** One of a few values, coloured by what it means; everywhere alike. */
export const BadgeField: FC<FieldProps> = ({ value, resource, column }) => {
  const translate = useTranslate();
  const text = nameOf(value);
  if (!text) return <EmptyField />;
  return (
    <span className={`badge ${column.tones?.[text] ?? 'neutral'}`}>
      {translate(`resources.${resource}.choices.${column.source}.${text}`, { _: text })}
    </span>
  );
};

/** One of a few values, in words. */
export const ChoiceField: FC<FieldProps> = props => {
  const translate = useTranslate();
  const text = nameOf(props.value);
  return <TextField {...props} value={text && translate(`resources.${props.resource}.choices.${props.column.source}.${text}`, { _: text })} />;
};

/** A share of a hundred. */
export const PercentField: FC<FieldProps> = ({ value }) => orNothing(nameOf(value), `${nameOf(value)} %`);

/** Yes or no. */
export const BooleanField: FC<FieldProps> = ({ value }) => {
  const translate = useTranslate();
  if (typeof value === 'object' && value !== null) return <EmptyField />;
  return <span>{translate(isTrue(value) ? 'app.values.yes' : 'app.values.no')}</span>;
};

/** A referenced record: whole, as its id, or by its name alone. An id is looked up among the choices, or read where there are too many. */
export const ReferenceField: FC<FieldProps> = props => {
  const { value, column } = props;
  const id = textId(value);
  return id !== undefined && column.reference ? <ReferredById {...props} id={id} /> : <Named {...props} />;
};

/** A record that came with what it is called. */
function Named({ value, column: { reference }, inRow }: FieldProps) {
  const name = useNameOf(reference)(value) || textId(value);
  return name ? <span dir="auto">{brief(name, { inRow })}</span> : <EmptyField />;
}

/** A record that came as its id, to be found among the others or read. */
function ReferredById({ id, column: { reference = '', search }, inRow }: FieldProps & { id: string }) {
  const nameOf = useNameOf(reference);
  const { record, isPending, error, isShared, retry } = useReferencedRecord(reference, id, search);
  const itself = !isPending && !looksLikeId(id) ? id : '';
  const name = (record ? nameOf(record) : '') || itself;
  if (name) return <span dir="auto">{brief(name, { inRow })}</span>;
  return error && !(inRow && isShared) ? <ReadError error={error} onRetry={retry} /> : <EmptyField />;
}

/** Those that come as ids are read one by one, so not too many. */
const mostReferences = 10;

export const ReferenceArrayField: FC<FieldProps> = props => {
  const { reference, search } = props.column;
  const all = [props.value].flat().filter(value => idOf(value) || nameOf(value));
  const { error, retry } = useChoices(reference ?? '', reference !== undefined && !search && all.some(value => textId(value)));
  if (error && !props.inRow) return <ReadError error={error} onRetry={retry} />;
  if (!all.length) return <EmptyField />;
  return (
    <span className="words">
      {all.slice(0, mostReferences).map((value, position) => (
        <span key={position}>
          <ReferenceField {...props} value={value} />
        </span>
      ))}
      {all.length > mostReferences && <span>+{all.length - mostReferences}</span>}
    </span>
  );
};

/** Words, each apart; those of a column with choices by what they are called. */
export const ChipsField: FC<FieldProps> = ({ value, column, resource, inRow }) => {
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

const RowsShown = lazyWithPreload(() => import('./RowsTable'));

/** Rows in a small table; in a row of a list what they are called. */
export const RowsField: FC<FieldProps & { kinds: FieldComponents }> = props => {
  const { value, column, inRow } = props;
  const rows = recordsIn(value);
  if (!rows.length) return <EmptyField />;
  if (inRow || !column.fields) return <TextField {...props} value={rows.map(row => column.title?.(row) ?? nameOf(row))} />;
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
export const ThumbnailField: FC<FieldProps> = ({ value, column }) => <Picture of={value} shape={column.shape} />;

/** A colour's swatch with its name, or its code where it has none, of a code or of a colour record. */
export const ColorField: FC<FieldProps> = ({ value, inRow }) => {
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
const MapView = lazyWithPreload(() => import('./MapView'));

/** A place on a map, and its coordinates in words. */
export const MapField: FC<FieldProps> = ({ value }) => {
  const place = asPlace(value);
  if (!place) return <EmptyField />;
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
