import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { asNumber } from '../../src/frame/format/money';
import { FieldInput } from '../../src/frame/kinds/inputs';
import { useOnTyped } from '../../src/frame/kinds/useOnTyped';
import { useSettings } from '../../src/frame/settings';
import { InputGrid } from '../../src/frame/views/Inputs';
import { Section, Sections } from '../../src/frame/views/Sections';
import type { Page } from '../define';
import { type Prices, pricesAfter, profitOf, profitPercentOf, type TypedPrice, taxRateOf, taxRates } from './prices';

/** The product form: the sections of the declaration, with the prices in Values linked to each other. */
export default function ProductForm({ page }: { page: Page }) {
  return (
    <Sections page={page} except={['values']}>
      {section => (
        <Section key={section} title={section} page={page}>
          <Values page={page} />
        </Section>
      )}
    </Sections>
  );
}

function Values({ page }: { page: Page }) {
  const { allows } = useSettings();
  const input = (source: string) => <FieldInput source={source} page={page} />;
  return (
    <InputGrid>
      {input('cost')}
      {input('price')}
      {input('isDiscounted')}
      {input('discountPercentage')}
      {input('discountValue')}
      {input('sellingPrice')}
      {allows({ setup: 'productInputs', name: 'profit' }, 'form') && <Profit />}
      {allows({ setup: 'productInputs', name: 'tax' }, 'form') && <TaxRate />}
      {input('taxValue')}
      {input('isTaxIncluded')}
      {input('stockValue')}
      {input('minStock')}
      {input('reorderQuantity')}
      <LinkedPrices />
    </InputGrid>
  );
}

const amounts = ['price', 'cost', 'discountPercentage', 'discountValue', 'sellingPrice', 'profit', 'taxValue', 'taxRate'] as const;
const linked = [...amounts, 'isDiscounted', 'typedDiscount'] as const;
const typedPrices: readonly string[] = ['price', 'cost', 'isDiscounted', 'discountPercentage', 'discountValue', 'taxRate'] satisfies TypedPrice[];
const isTypedPrice = (source: string): source is TypedPrice => typedPrices.includes(source);

/** The prices among the values of a form or a record. */
function pricesIn(values: FieldValues): Prices {
  const { isDiscounted, typedDiscount } = values;
  return { ...Object.fromEntries(amounts.map(source => [source, asNumber(values[source])])), isDiscounted: isDiscounted === true, typedDiscount };
}

/**
 * Follows what staff type, by the rule of the prices. What of the discount was typed last, and the rate, are values of the form,
 * though no part of the record. Renders nothing, so that a key in one input renders that input alone.
 */
function LinkedPrices() {
  const { setValue, getValues, getFieldState } = useFormContext();
  const stored = useRecordContext();
  useOnTyped(source => {
    if (!isTypedPrice(source)) return;
    const before = pricesIn(getValues());
    const after = pricesAfter(before, source, before[source], pricesIn(stored ?? {}));
    for (const follower of linked.filter(price => after[price] !== before[price])) {
      setValue(follower, after[follower] ?? null, { shouldDirty: true, shouldValidate: Boolean(getFieldState(follower).error) });
    }
  });
  return null;
}

/** The profit in money; the record holds it in percent of the cost, shown beneath. */
function Profit() {
  const translate = useTranslate();
  const { settings } = useSettings();
  const [sellingPrice, cost] = useWatch({ name: ['sellingPrice', 'cost'] }).map(asNumber);
  const profit = profitOf(sellingPrice, cost);
  const percent = profitPercentOf(sellingPrice, cost);
  return (
    <TextField
      name="profit"
      label={translate('resources.products.fields.profit')}
      value={profit ?? ''}
      helperText={percent === undefined ? undefined : translate('resources.products.prices.profitHelp', { percent })}
      slotProps={{ input: { readOnly: true, startAdornment: <InputAdornment position="start">{settings.currencySymbol}</InputAdornment> } }}
    />
  );
}

/** The tax rate, which the record does not hold: the one that was chosen, else the one that its tax value implies. */
function TaxRate() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'taxRate' });
  const stored = pricesIn(useRecordContext() ?? {});
  return (
    <TextField
      select
      name={field.name}
      inputRef={field.ref}
      label={translate('resources.products.fields.taxRate')}
      value={asNumber(field.value) ?? taxRateOf(stored.sellingPrice, stored.taxValue) ?? ''}
      onChange={event => field.onChange(Number(event.target.value))}
    >
      {taxRates.map(percent => (
        <MenuItem key={percent} value={percent}>
          {percent} %
        </MenuItem>
      ))}
    </TextField>
  );
}
