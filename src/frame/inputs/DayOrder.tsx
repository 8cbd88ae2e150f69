import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';

/** Whether the browser writes the day first, as the shop does: then its own date inputs are right as they are. */
const isShopsOrder =
  new Intl.DateTimeFormat()
    .formatToParts(0)
    .filter(({ type }) => type !== 'literal')
    .map(({ type }) => type)
    .join() === 'day,month,year';

/**
 * A day in the shop's order, day, month, year, over a date input of a browser that writes another: the browser's own inputs follow its
 * language and cannot be told. While the input has the focus its parts stand there as they are typed, and the day in words below them.
 */
export function DayOrder({ day }: { day: string }) {
  const text = isShopsOrder ? '' : formatDate(day, formats.day);
  if (!text) return null;
  return (
    <span className="shop-day" aria-hidden>
      <span>{text}</span>
      <span>{formatDate(day, 'D MMMM YYYY')}</span>
    </span>
  );
}
