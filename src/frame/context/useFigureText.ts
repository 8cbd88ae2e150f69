import type { FigureKind } from '#define';
import { formatMoney, formatNumber } from '#frame/format/money.ts';
import { useSettings } from './settingsContext';

/** Gives the text of a figure: an amount with its currency, a percentage, or a number. */
export function useFigureText(kind: FigureKind = 'number'): (figure: number) => string {
  const { currencySymbol } = useSettings().settings;
  return figure => (kind === 'money' ? formatMoney(figure, currencySymbol) : `${formatNumber(figure)}${kind === 'percent' ? ' %' : ''}`);
}
