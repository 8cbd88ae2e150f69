import { asNumber, valueAt } from '#define';
import { nameOf } from '#frame/format/texts.ts';
import { Ring } from '#frame/ui/ShareChart.tsx';
import { type ChartProps, rowName } from './chartRows';

/** Rows as parts of a whole, each with its value as text. */
export default function RingWidget({ widget: { label, value, kind, tones }, rows }: ChartProps) {
  const shares = rows.map(row => ({
    label: rowName(row, label),
    value: asNumber(valueAt(row, value)) ?? 0,
    tone: tones?.[nameOf(valueAt(row, label))],
  }));
  return <Ring kind={kind} shares={shares} />;
}
