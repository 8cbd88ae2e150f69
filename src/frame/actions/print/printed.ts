/** Which records were printed on this device, and when. */
import { useStore } from 'react-admin';
import type { ShopRecord } from '#define';

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
      setPrinted(Object.fromEntries([...others, ...noted].slice(-maxRecords)));
    },
  };
}
