import { InputAdornment, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { asNumber } from '#define';
import { useSettings } from '#frame/context/settingsContext.ts';
import { profitOf, profitPercentOf } from './prices';

/** The profit as an amount, with the stored percentage of the cost below. */
export default function Profit() {
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
