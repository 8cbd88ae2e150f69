import { Box, Button, Card, FormControlLabel, Switch, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ActivityFilters } from '#frame/activity/ActivityFilters.tsx';
import { ActivityRows } from '#frame/activity/ActivityRows.tsx';
import { clearActivity, keepsActivity, maxEntries, setKeepsActivity } from '#frame/activity/activityLog.ts';
import { downloadActivity, filterEntries, filtersInAddress } from '#frame/activity/filterEntries.ts';
import { useEntryTexts } from '#frame/activity/useEntryTexts.ts';
import { useJournal } from '#frame/activity/useJournal.ts';
import { formatDate } from '#frame/format/dates.ts';
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
    downloadActivity(
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
        {entries.length > 0 && <ActivityFilters entries={described} filters={filters} />}
        {rows.length > 0 ? (
          <ActivityRows key={JSON.stringify(filters)} rows={rows} />
        ) : (
          <Box sx={{ p: 4, textAlign: 'center', color: 'text.secondary' }}>
            {journal && translate(entries.length ? 'pages.journal.noneFound' : 'pages.journal.none')}
          </Box>
        )}
      </Card>
      {isClearing && (
        <ConfirmDialog
          title={translate('pages.journal.clearTitle')}
          text={translate('pages.journal.clearText')}
          confirm={translate('pages.journal.clear')}
          onConfirm={() => {
            void clearActivity();
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
  useEffect(() => void keepsActivity().then(setKept, () => {}), []);
  const choose = (keeps: boolean) => {
    setKept(keeps);
    setKeepsActivity(keeps).catch(() => setKept(!keeps));
  };
  return (
    <FormControlLabel
      sx={{ mb: 2 }}
      label={translate('pages.journal.keep')}
      control={<Switch checked={isKept} onChange={(_, keeps) => choose(keeps)} />}
    />
  );
}
