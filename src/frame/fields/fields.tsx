import type { FC, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { asNumber, valueAt } from '#define';
import { choiceText } from '#frame/context/choiceText.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { asPlace, mapHeight } from '#frame/format/coordinates.ts';
import { formatDate } from '#frame/format/dates.ts';
import { imageUrl, placeholderImage, withPlaceholder } from '#frame/format/imageFiles.ts';
import { formatMoney } from '#frame/format/money.ts';
import { contactLink, isTrue, nameOf, shortText } from '#frame/format/texts.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { FieldProps } from './fieldProps';

/** A dash for a missing value. */
export function EmptyField() {
  const translate = useTranslate();
  return <span className="nothing">{translate('app.values.none')}</span>;
}

/** The content, or a dash if there are no words. */
const orEmpty = (words: string | readonly string[], content: ReactNode) => (words.length ? content : <EmptyField />);

const wordsIn = (value: unknown): string[] => [value].flat().map(nameOf).filter(Boolean);

/** A word so long that it may be broken anywhere, or it would push the other columns out of the screen. */
const longWord = /\S{25}/;
/** A single word, such as a code or a number, which is not broken. */
const singleWord = /^\S+$/;

/** Allows a line break after the @ of a long e-mail address. */
const withLineBreak = (text: string): ReactNode => {
  const [name, host, ...more] = text.split('@');
  return host && !more.length && longWord.test(text) ? [`${name}@`, <wbr key="" />, host] : text;
};

/** A text. A cut text has the whole in its tooltip; e-mail addresses and telephone numbers are links. */
export const TextField: FC<FieldProps> = ({ value, column, inRow }) => {
  const text = nameOf(value);
  if (!text) return <EmptyField />;
  const short = shortText(text, { cut: column.cut, inRow });
  const language = column.lang ?? { dir: 'auto' };
  const contact = contactLink(column.keyboard, text);
  if (contact)
    return (
      <a href={contact} dir="ltr" className={longWord.test(short) ? 'shown-text long' : 'shown-text'}>
        {withLineBreak(short)}
      </a>
    );
  return (
    <span
      className={longWord.test(short) ? 'shown-text long' : singleWord.test(short) ? 'shown-text word' : 'shown-text'}
      title={short === text ? undefined : text}
      {...language}
    >
      {withLineBreak(short)}
    </span>
  );
};

export const LongTextField: FC<FieldProps> = props => (
  <div className="long-text">
    <TextField {...props} />
  </div>
);

export const NumberField: FC<FieldProps> = ({ value }) => orEmpty(nameOf(value), nameOf(value));

export function MoneyField({ value }: { value: unknown }) {
  const { settings } = useSettings();
  const amount = asNumber(value);
  return amount === undefined ? <EmptyField /> : <span className="amount">{formatMoney(amount, settings.currencySymbol)}</span>;
}

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

/** One of a few values, in the colour of its tone. */
export const BadgeField: FC<FieldProps> = ({ value, resource, column }) => {
  const translate = useTranslate();
  const text = nameOf(value);
  if (!text) return <EmptyField />;
  return <span className={`badge ${column.tones?.[text] ?? 'neutral'}`}>{choiceText(translate, resource, column.source, text)}</span>;
};

export const ChoiceField: FC<FieldProps> = props => {
  const translate = useTranslate();
  const text = nameOf(props.value);
  return <TextField {...props} value={text && choiceText(translate, props.resource, props.column.source, text)} />;
};

export const PercentField: FC<FieldProps> = ({ value }) => orEmpty(nameOf(value), `${nameOf(value)} %`);

export const BooleanField: FC<FieldProps> = ({ value }) => {
  const translate = useTranslate();
  if (typeof value === 'object' && value !== null) return <EmptyField />;
  return <span>{translate(isTrue(value) ? 'app.values.yes' : 'app.values.no')}</span>;
};

/** Words as chips. A word that is a choice with a text is translated. */
export const ChipsField: FC<FieldProps> = ({ value, column, resource, inRow }) => {
  const translate = useTranslate();
  const values = wordsIn(value);
  const words = values.map(word => choiceText(translate, resource, column.source, word));
  return orEmpty(
    words,
    <span className="words" {...column.lang}>
      {words.map((word, position) => (
        <span key={position} dir="auto">
          {shortText(word, { inRow })}
        </span>
      ))}
    </span>,
  );
};

/** The first of some images, or a placeholder. */
export function Picture({ of, shape = '' }: { of: unknown; shape?: string | undefined }) {
  const translate = useTranslate();
  const first = imageUrl(of);
  return (
    <img
      className={`thumbnail ${shape}`.trim()}
      src={first ?? placeholderImage()}
      alt={first ? '' : translate('app.values.noImage')}
      loading="lazy"
      onError={withPlaceholder}
    />
  );
}

export const ThumbnailField: FC<FieldProps> = ({ value, column }) => <Picture of={value} shape={column.shape} />;

/** A swatch with the name of a colour, or its code. The value is a code or a record of a colour. */
export const ColorField: FC<FieldProps> = ({ value, inRow }) => {
  const translate = useTranslate();
  const isRecord = typeof value === 'object' && value !== null;
  const code = isRecord ? valueAt(value, 'value') : value;
  const name = isRecord ? nameOf(value) : '';
  if (typeof code !== 'string' || !code || code === 'Not Specified') return <>{shortText(name, { inRow }) || translate('app.values.notSpecified')}</>;
  return (
    <span className="swatch">
      <i data-swatch={code} style={{ backgroundColor: code }} />
      {name ? shortText(name, { inRow }) : <bdi dir="ltr">{shortText(code, { inRow })}</bdi>}
    </span>
  );
};

const MapView = lazyWithPreload(() => import('./MapView'), <div style={{ height: mapHeight }} />);

export const MapField: FC<FieldProps> = ({ value }) => {
  const place = asPlace(value);
  if (!place) return <EmptyField />;
  return (
    <>
      <div dir="ltr" className="coordinates">
        {place.join(', ')}
      </div>
      <MapView place={place} width="100%" />
    </>
  );
};
