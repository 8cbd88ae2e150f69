import { InputAdornment, MenuItem, TextField } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldInput } from '../../src/kinds/inputs';
import { useOnTyped } from '../../src/kinds/useOnTyped';
import {
  asNumber,
  discountPercentageOf,
  discountValueOf,
  profitOf,
  profitPercentOf,
  sellingPriceOf,
  taxRateOf,
  taxRates,
  taxValueOf,
} from '../../src/rules/money';
import { useSettings } from '../../src/settings/useSettings';
import { InputGrid, Section, Sections } from '../../src/views/RecordForm';
import type { Page } from '../define';

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

/**
 * Follows what staff type: price and discount make the selling price, which with the cost makes the profit;
 * a discount typed as a percentage sets its value and the other way round (part 1, section 5).
 * Renders nothing, so that a key in one input renders that input alone.
 */
function LinkedPrices() {
  const { setValue, getValues, getFieldState } = useFormContext();
  const lastDiscount = useRef<number>(undefined);
  const number = (source: string) => asNumber(getValues(source));
  const set = (source: string, value: number | undefined) => {
    const shouldValidate = Boolean(getFieldState(source).error);
    if (number(source) !== value) setValue(source, value ?? null, { shouldDirty: true, shouldValidate });
  };
  useOnTyped(name => {
    const price = number('price');
    if (name === 'isDiscounted') {
      const isOn = getValues(name) === true;
      // Switched off, there is no discount; switched on again, the one from before is back.
      if (!isOn) lastDiscount.current = number('discountPercentage') || lastDiscount.current;
      const percentage = isOn ? number('discountPercentage') || lastDiscount.current : 0;
      if (percentage === undefined) return;
      set('discountPercentage', percentage);
      set('discountValue', discountValueOf(price, percentage) ?? 0);
    }
    if (name === 'discountPercentage' || (name === 'price' && number('discountPercentage') !== undefined)) {
      set('discountValue', discountValueOf(price, number('discountPercentage')));
    } else if (name === 'discountValue' || name === 'price') {
      set('discountPercentage', discountPercentageOf(price, number('discountValue')));
    }
    if (name === 'discountPercentage' || name === 'discountValue') setValue('isDiscounted', Boolean(number('discountValue')), { shouldDirty: true });
    if (!['price', 'cost', 'isDiscounted', 'discountPercentage', 'discountValue'].includes(name)) return;
    if (name !== 'cost') set('sellingPrice', sellingPriceOf(price, number('discountValue')));
    set('profit', profitPercentOf(number('sellingPrice'), number('cost')));
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

/** The tax rate, which the record does not hold: read from its tax value, and making it. */
function TaxRate() {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const sellingPrice = asNumber(useWatch({ name: 'sellingPrice' }));
  const [rate, setRate] = useState(() => taxRateOf(asNumber(getValues('sellingPrice')), asNumber(getValues('taxValue'))));
  const isFirst = useRef(true);
  useEffect(() => {
    // What the server holds stays as it is, to the last decimal, until something is changed.
    const isStored = isFirst.current;
    isFirst.current = false;
    if (rate === undefined || isStored) return;
    const taxValue = taxValueOf(sellingPrice, rate) ?? null;
    if (asNumber(getValues('taxValue')) !== asNumber(taxValue)) setValue('taxValue', taxValue, { shouldDirty: true });
  }, [rate, sellingPrice, setValue, getValues]);
  return (
    <TextField
      select
      name="taxRate"
      label={translate('resources.products.fields.taxRate')}
      value={rate ?? ''}
      onChange={event => setRate(Number(event.target.value))}
    >
      {taxRates.map(percent => (
        <MenuItem key={percent} value={percent}>
          {percent} %
        </MenuItem>
      ))}
    </TextField>
  );
}
