import { Box, Card, CardContent, Tab, Tabs, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { asNumber, formatMoney } from '../../src/frame/format/money';
import { isTrue, nameOf } from '../../src/frame/format/texts';
import { useField } from '../../src/frame/kinds/resources';
import { shown } from '../../src/frame/kinds/shown';
import { useReferred } from '../../src/frame/kinds/useChoices';
import { useSettings } from '../../src/frame/settings';
import { Gallery } from '../../src/frame/views/Gallery';
import { FieldList, FieldShown, Line } from '../../src/frame/views/ShowPage';
import { useMetaDescription } from '../../src/frame/views/useMetaDescription';
import { type RecordOf, type SourceOf, valueAt } from '../define';
import { taxRateOf } from './prices';
import type { products } from './products';

type Product = RecordOf<typeof products>;
type Source = SourceOf<(typeof products)['fields']>;

const tabs = ['details', 'features', 'classifications', 'prices', 'other'] as const;
type TabName = (typeof tabs)[number];
/** What a tab shows: fields of the product in order, or a component where they are not all there is. */
type Panel = readonly Source[] | ((props: { record: Product }) => ReactNode);

/** A product's pictures, its names and five tabs. */
export default function ProductShow({ record }: { record: Product }) {
  const translate = useTranslate();
  const { allows } = useSettings();
  const [open, setOpen] = useState<TabName>('details');
  const arabic = allows('multiLanguage', 'show') ? nameOf(record.secondaryLang?.name) : '';
  const Panel = panels[open];
  useMetaDescription(nameOf(record.primaryLang?.description));
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' }, alignItems: 'start' }}
    >
      <Card variant="outlined">
        <CardContent>
          <Gallery images={record.images} name={nameOf(record)} />
        </CardContent>
      </Card>
      <Card variant="outlined">
        <CardContent sx={{ pb: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('resources.products.fields.itemCode')}: <b>{nameOf(record.itemCode) || translate('app.values.none')}</b>
          </Typography>
          <Typography component="p" variant="h6" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(record)}
          </Typography>
          {arabic && (
            <Typography component="p" variant="h6" lang="ar" dir="rtl" sx={{ overflowWrap: 'anywhere' }}>
              {arabic}
            </Typography>
          )}
        </CardContent>
        <Tabs
          value={open}
          onChange={(_, tab) => setOpen(tab)}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {tabs.map(tab => (
            <Tab key={tab} value={tab} id={`tab-${tab}`} aria-controls="panel" label={translate(`resources.products.tabs.${tab}`)} />
          ))}
        </Tabs>
        <CardContent role="tabpanel" id="panel" aria-labelledby={`tab-${open}`}>
          {typeof Panel === 'function' ? <Panel record={record} /> : <FieldList record={record} sources={Panel} />}
        </CardContent>
      </Card>
    </Box>
  );
}

/** The five classifications, each with its Arabic label and name beside it in multi-language mode. */
function Classifications({ record }: { record: Product }) {
  const { allows } = useSettings();
  const bilingual = allows('multiLanguage', 'show');
  const sources: readonly Source[] = ['category', 'subCategory', 'brand', 'ageGroup', 'genderType'];
  return (
    <FieldList record={record} sources={[]}>
      {sources.flatMap(source => [
        <FieldShown key={source} record={record} source={source} />,
        bilingual && <ArabicName key={`${source}-ar`} record={record} source={source} />,
      ])}
    </FieldList>
  );
}

/** The Arabic name of a classification, which may have come as its id alone. */
function ArabicName({ record, source }: { record: Product; source: Source }) {
  const translate = useTranslate();
  const { reference = '' } = useField(source);
  const held = record[source];
  const { record: read } = useReferred(reference, typeof held === 'string' && held !== '' ? held : undefined);
  const classification = typeof held === 'string' ? read : held;
  const arabic = nameOf(valueAt(classification, 'secondaryLang.name'));
  if (!arabic) return null;
  return (
    <Line label={translate(`resources.products.arabic.${source}`)} lang="ar">
      <span lang="ar" dir="rtl">
        {arabic}
      </span>
    </Line>
  );
}

/** Cost, prices, profit, discount, extra charge and tax, as the product holds them. */
function Prices({ record }: { record: Product }) {
  const translate = useTranslate();
  const { settings } = useSettings();
  const Percent = shown.percent;
  const percent = (source: Source, label: string) => (
    <Line label={translate(`resources.products.prices.${label}`)}>
      <Percent value={record[source]} record={record} resource="products" column={{ source }} />
    </Line>
  );
  const tax = asNumber(record.taxValue);
  const rate = taxRateOf(asNumber(record.sellingPrice), tax);
  return (
    <FieldList record={record} sources={['cost', 'price', 'sellingPrice']}>
      {percent('profit', 'profitPercent')}
      {percent('discountPercentage', 'discountPercent')}
      <FieldShown record={record} source="discountValue" />
      <FieldShown record={record} source="extraCharge" />
      <Line label={translate('resources.products.prices.tax')}>
        {tax === undefined ? translate('app.values.none') : `${formatMoney(tax, settings.currencySymbol)}${rate === undefined ? '' : ` (${rate} %)`}`}
      </Line>
    </FieldList>
  );
}

/** The flags in the words of the documentation, and what the other tabs do not tell. */
function Other({ record }: { record: Product }) {
  const translate = useTranslate();
  return (
    <FieldList record={record} sources={[]}>
      {flags.map(source => (
        <Line key={source} label={translate(`resources.products.fields.${source}`)}>
          {translate(`resources.products.flags.${isTrue(record[source]) ? 'yes' : 'no'}`)}
        </Line>
      ))}
      {rest.map(source => (
        <FieldShown key={source} record={record} source={source} />
      ))}
    </FieldList>
  );
}

const flags: readonly Source[] = [
  'isActive',
  'isFeatured',
  'isReturnViable',
  'isTaxIncluded',
  'isDiscounted',
  'isBulkyProduct',
  'isFittingNeeded',
  'isFitted',
  'isExtraChargeNeeded',
  'isAvailableEveryWhere',
];
const rest: readonly Source[] = [
  'barcode',
  'color',
  'size',
  'weight',
  'dimension',
  'packageSize',
  'fittingCharge',
  'availableAreas',
  'extras',
  'minStock',
  'reorderQuantity',
];

const panels: Record<TabName, Panel> = {
  details: ['stockValue', 'primaryLang.description', 'secondaryLang.description'],
  features: [
    'primaryLang.specs',
    'secondaryLang.specs',
    'primaryLang.highlights',
    'secondaryLang.highlights',
    'primaryLang.keywords',
    'secondaryLang.keywords',
  ],
  classifications: Classifications,
  prices: Prices,
  other: Other,
};
