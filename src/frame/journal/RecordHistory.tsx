import { Box, Typography } from '@mui/material';
import { sortBy } from 'es-toolkit/array';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type ShopRecord, timeOf, valueAt } from '#define';
import { usePrinted } from '#frame/actions/print/PrintedMark.tsx';
import { useResource } from '#frame/context/resourcesContext.ts';
import { formatDate } from '#frame/format/dates.ts';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { ChangeLines } from './JournalRows';
import { useEntryTexts } from './useEntryTexts';
import { useJournal } from './useJournal';

interface Step {
  key: string;
  at: number;
  text: ReactNode;
}

interface RecordHistoryProps {
  record: ShopRecord;
  /** The fields with the record's own dates. */
  dates: readonly string[];
}

/** What is known of a record, oldest first: its own dates, this person's changes, and prints on this device. Empty without changes and prints. */
export default function RecordHistory({ record, dates }: RecordHistoryProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const texts = useEntryTexts();
  const journal = useJournal() ?? [];
  const prints = Object.entries(usePrinted(name).timesOf(record.id)).map(([print, at]) => ({
    key: print,
    at,
    text: translate('app.print.done', { sheet: translate(`resources.${name}.prints.${print}`) }),
  }));
  const changes = journal
    .filter(entry => entry.resource === name && entry.record === record.id)
    .map(entry => ({
      key: entry.id,
      at: entry.at,
      text: <ChangeLines lines={texts.linesOf(entry)} isDeleted={false} />,
    }));
  const ownDates = dates.flatMap(source => {
    const at = timeOf(valueAt(record, source));
    return Number.isNaN(at) ? [] : [{ key: source, at, text: translate(`resources.${name}.fields.${source}`) }];
  });
  if (!changes.length && !prints.length) return null;
  const steps: Step[] = sortBy([...ownDates, ...changes, ...prints], ['at']);
  return (
    <TitledCard title={translate('app.history.title')}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.history.about')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {steps.map(({ key, at, text }) => (
          <li key={key}>
            <Box component="time" dateTime={new Date(at).toISOString()} sx={{ color: 'text.secondary', fontSize: 12 }}>
              {formatDate(at)}
            </Box>
            <div>{text}</div>
          </li>
        ))}
      </Box>
    </TitledCard>
  );
}
