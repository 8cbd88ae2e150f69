import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';

/** Whether the browser's date inputs show day, month and year in this order, as the shop does. */
const isDayFirst =
  new Intl.DateTimeFormat()
    .formatToParts(0)
    .filter(({ type }) => type !== 'literal')
    .map(({ type }) => type)
    .join() === 'day,month,year';

/**
 * Shows a day as day, month and year over a date input whose browser uses another order, which cannot be changed. While the input has
 * the focus, its own parts are visible, with the day in words below.
 */
export function DayOrder({ day }: { day: string }) {
  const text = isDayFirst ? '' : formatDate(day, formats.day);
  if (!text) return null;
  return (
    <span className="shop-day" aria-hidden>
      <span>{text}</span>
      <span>{formatDate(day, 'D MMMM YYYY')}</span>
    </span>
  );
}
