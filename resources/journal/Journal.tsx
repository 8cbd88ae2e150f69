import { Box, Button, Card, Pagination, Typography } from '@mui/material';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../src/frame/format/dates';
import { downloadJournal } from '../../src/frame/journal/exportJournal';
import { JournalFilters } from '../../src/frame/journal/JournalFilters';
import { JournalRows } from '../../src/frame/journal/JournalRows';
import { clearJournal, entriesIn, journalText, most, onJournal } from '../../src/frame/journal/journal';
import { filtersIn, narrowed } from '../../src/frame/journal/narrowed';
import { useEntryWords } from '../../src/frame/journal/useEntryWords';
import { ConfirmDialog } from '../../src/frame/views/laterConfirm';
import { PageHeader } from '../../src/frame/views/PageHeader';

const pageSize = 20;

/** What the person who is signed in has changed on this device, newest first: to be found again, given out, taken back. */
export default function Journal() {
  const translate = useTranslate();
  const words = useEntryWords();
  const text = useSyncExternalStore(onJournal, journalText);
  const entries = useMemo(() => entriesIn(text), [text]);
  const [asked] = useSearchParams();
  const [isClearing, setClearing] = useState(false);
  const filters = filtersIn(asked);
  const told = entries.map(entry => ({ entry, kind: words.kindOf(entry), action: words.actionOf(entry), lines: words.linesOf(entry) }));
  const rows = narrowed(told, filters);
  const title = translate('pages.journal.title');
  const give = () =>
    downloadJournal(
      ['when', 'what', 'kind', 'record', 'field', 'was', 'is'].map(head => translate(`pages.journal.heads.${head}`)),
      rows,
    );
  const first = entries.at(-1);
  return (
    <>
      <PageHeader title={title}>
        {rows.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => void give()}>
            {translate('app.export.open')}
          </Button>
        )}
        {first && (
          <Button variant="outlined" color="error" onClick={() => setClearing(true)}>
            {translate('pages.journal.clear')}
          </Button>
        )}
      </PageHeader>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2, maxWidth: 720 }}>
        {translate('pages.journal.about', { most: most.entries, logout: translate('app.layout.logoutDevice') })}
        {first && ` ${translate('pages.journal.since', { time: formatDate(first.at) })}`}
      </Typography>
      <Card variant="outlined">
        {entries.length > 0 && <JournalFilters told={told} filters={filters} />}
        {rows.length > 0 ? (
          <Paged key={JSON.stringify(filters)} rows={rows} />
        ) : (
          <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
            {translate(entries.length ? 'pages.journal.noneFound' : 'pages.journal.none')}
          </Box>
        )}
      </Card>
      {isClearing && (
        <Suspense>
          <ConfirmDialog
            title={translate('pages.journal.clearTitle')}
            text={translate('pages.journal.clearText')}
            confirm={translate('pages.journal.clear')}
            onConfirm={() => {
              clearJournal();
              setClearing(false);
            }}
            onCancel={() => setClearing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Paged({ rows }: Parameters<typeof JournalRows>[0]) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const here = Math.min(page, last);
  const from = (here - 1) * pageSize;
  return (
    <>
      <JournalRows rows={rows.slice(from, from + pageSize)} />
      <Box sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('app.actions.shown', { from: from + 1, to: Math.min(from + pageSize, rows.length), total: rows.length })}
        </Typography>
        {last > 1 && (
          <Pagination
            count={last}
            page={here}
            onChange={(_, wanted) => setPage(wanted)}
            color="primary"
            aria-label={translate('app.actions.pages')}
          />
        )}
      </Box>
    </>
  );
}
