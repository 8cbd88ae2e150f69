import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { formatDate } from '#frame/format/dates.ts';
import { downloadJournal, filterEntries, filtersInAddress } from '#frame/journal/filterEntries.ts';
import { JournalFilters } from '#frame/journal/JournalFilters.tsx';
import { JournalRows } from '#frame/journal/JournalRows.tsx';
import { clearJournal, keepsJournal, maxEntries, setKeepsJournal } from '#frame/journal/journalLog.ts';
import { useEntryTexts } from '#frame/journal/useEntryTexts.ts';
import { useJournal } from '#frame/journal/useJournal.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { ConfirmDialog } from '#frame/ui/ConfirmDialog.tsx';

/** The changes of the signed-in person on this device, newest first, with search, export and undo. */
export default function Journal() {
  const translate = useTranslate();
  const texts = useEntryTexts();
  const journal = useJournal();
  const entries = journal ?? [];
  const [query] = useSearchParams();
  const [isClearing, setClearing] = useState(false);
  const filters = filtersInAddress(query);
  const described = entries.map(entry => ({ entry, kind: texts.kindOf(entry), action: texts.actionOf(entry), lines: texts.linesOf(entry) }));
  const rows = filterEntries(described, filters);
  const title = translate('pages.journal.title');
  const exportRows = () =>
    downloadJournal(
      ['when', 'what', 'kind', 'record', 'field', 'was', 'is'].map(head => translate(`pages.journal.heads.${head}`)),
      rows,
    );
  const first = entries.at(-1);
  return (
    <>
      <PageHeader title={title}>
        {rows.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={() => void exportRows()}>
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
        {translate('pages.journal.about', { most: maxEntries, logout: translate('app.layout.logoutDevice') })}
        {first && ` ${translate('pages.journal.since', { time: formatDate(first.at) })}`}
      </Typography>
      <KeepSwitch />
      <Card variant="outlined">
        {entries.length > 0 && <JournalFilters entries={described} filters={filters} />}
        {rows.length > 0 ? (
          <JournalRows key={JSON.stringify(filters)} rows={rows} />
        ) : (
          <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
            {journal && translate(entries.length ? 'pages.journal.noneFound' : 'pages.journal.none')}
          </Box>
        )}
      </Card>
      {isClearing && (
        <ConfirmDialog
          danger
          title={translate('pages.journal.clearTitle')}
          text={translate('pages.journal.clearText')}
          confirm={translate('pages.journal.clear')}
          onConfirm={() => {
            void clearJournal();
            setClearing(false);
          }}
          onCancel={() => setClearing(false)}
        />
      )}
    </>
  );
}

/** Whether the journal stays on this device after logging out. */
function KeepSwitch() {
  const translate = useTranslate();
  const [isKept, setKept] = useState(false);
  useEffect(() => void keepsJournal().then(setKept, () => {}), []);
  const choose = (keeps: boolean) => {
    setKept(keeps);
    setKeepsJournal(keeps).catch(() => setKept(!keeps));
  };
  return (
    <FormControlLabel
      sx={{ mb: 2 }}
      label={translate('pages.journal.keep')}
      control={<Switch checked={isKept} onChange={(_, keeps) => choose(keeps)} />}
    />
  );
}
