/** Which records were printed on this device, and when. */
import Print from '@mui/icons-material/PrintOutlined';
import { Box } from '@mui/material';
import { sortBy } from 'es-toolkit/array';
import { useStore, useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { formatDate } from '#frame/format/dates.ts';

/** When each sheet of a record was printed last, in milliseconds. */
type PrintTimes = Readonly<Record<string, number>>;

/** At most this many records are remembered for each resource, the latest ones. */
const maxRecords = 1000;

/** The prints of a resource's records: `timesOf` reads them, `note` adds to them. A dialog that staff cancel counts, as browsers do not tell. */
export function usePrinted(resource: string) {
  const [printed, setPrinted] = useStore<Readonly<Record<string, PrintTimes>>>(`printed.${resource}`, {});
  return {
    timesOf: (id: string): PrintTimes => printed[id] ?? {},
    note: (sheet: string, records: readonly ShopRecord[]): void => {
      const now = Date.now();
      const others = Object.entries(printed).filter(([id]) => records.every(record => record.id !== id));
      const noted = records.map(({ id }) => [id, { ...printed[id], [sheet]: now }] as const);
      const latest = sortBy([...others, ...noted], [([, times]) => Math.max(...Object.values(times))]);
      setPrinted(Object.fromEntries(latest.slice(-maxRecords)));
    },
  };
}

/** Marks a record that was printed on this device, and says what and when. Renders nothing for others. */
export function PrintedMark({ id }: { id: string }) {
  const { name } = useResource();
  const translate = useTranslate();
  const times = Object.entries(usePrinted(name).timesOf(id));
  if (!times.length) return null;
  const text = times
    .map(([sheet, time]) => translate('app.print.printed', { sheet: translate(`resources.${name}.prints.${sheet}`), time: formatDate(time) }))
    .join('\n');
  return (
    <Box component="span" role="img" aria-label={text} title={text} sx={{ ml: 0.5, verticalAlign: 'text-bottom', color: 'text.secondary' }}>
      <Print sx={{ fontSize: 16 }} />
    </Box>
  );
}
