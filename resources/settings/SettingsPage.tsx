import { Box, Button, Card, CardContent, Tab, Tabs } from '@mui/material';
import { type ComponentType, Suspense, useEffect, useMemo, useState } from 'react';
import { LinkBase, ResourceContextProvider, useLocation, useNavigate, useTranslate } from 'react-admin';
import { withId } from '../../dataProvider/fromReply';
import { nameOf } from '../../src/frame/format/texts';
import { usePageAddress } from '../../src/frame/kinds/pages';
import { ErrorState } from '../../src/frame/views/ErrorState';
import { lazily } from '../../src/frame/views/lazily';
import type { OnPage } from '../../src/frame/views/onPage';
import { PageHeader } from '../../src/frame/views/PageHeader';
import { RecordForm } from '../../src/frame/views/RecordForm';
import { useOnMistakes } from '../../src/frame/views/useOnMistakes';
import { useFreshRead } from '../../src/frame/views/useRead';
import { Waiting } from '../../src/frame/views/Waiting';
import { type Group, groups, settingsFreshFor, simple } from './groups';
import type { settingsPage } from './settingsPage';
import { withFirstTaxCategory } from './taxCategories';

const panels: Record<Group, ComponentType> = {
  company: lazily(() => import('./tabs/Company')),
  taxDetails: lazily(() => import('./tabs/TaxDetails')),
  payment: lazily(() => import('./tabs/Payment')),
  shipping: lazily(() => import('./tabs/Shipping')),
  legal: lazily(() => import('./tabs/Legal')),
  specialMessages: lazily(() => import('./tabs/Messages')),
  setup: lazily(() => import('./tabs/Setup')),
  multiLanguange: lazily(() => import('./tabs/Language')),
};

/** The names of the tabs in the address, `?tab=setup`. */
const tabNames: Record<Group, string> = {
  company: 'company',
  taxDetails: 'tax',
  payment: 'payment',
  shipping: 'shipping',
  legal: 'legal',
  specialMessages: 'messages',
  setup: 'setup',
  multiLanguange: 'language',
};

/** The settings in eight tabs of one form, saved in one call. */
export default function SettingsPage({ page }: OnPage<typeof settingsPage>) {
  const translate = useTranslate();
  const addressOf = usePageAddress();
  const { data, error, retry } = useFreshRead(page, 'settings', settingsFreshFor);
  const record = useMemo(() => data && withId(data), [data]);
  const [first, setFirst] = useState(record);
  if (record && !first) setFirst(record);
  const [isSaved, setSaved] = useState(false);
  const grouped = useMemo(() => {
    if (!record) return undefined;
    // What the simplified page sends is not sent from here.
    const tabs = { ...Object.fromEntries(Object.entries(record).filter(([key]) => !simple.some(name => name === key))), id: record.id };
    // A tax category that staff have taken away is not offered again after saving.
    return record === first && !isSaved ? withFirstTaxCategory(tabs) : tabs;
  }, [record, first, isSaved]);
  return (
    <ResourceContextProvider value="settings">
      <PageHeader title={translate('pages.settings.title')}>
        {record && (
          <Button component={LinkBase} to={addressOf('updateSettings', { id: nameOf(record._id) || record.id })} variant="outlined">
            {translate('pages.updateSettings.title')}
          </Button>
        )}
      </PageHeader>
      {error && !record ? <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={retry} /> : null}
      {!record && !error && <Waiting label={translate('pages.settings.title')} />}
      {grouped && (
        <RecordForm stays record={grouped} saveLabel={translate('app.actions.save')} onSaved={() => setSaved(true)}>
          <Panels />
        </RecordForm>
      )}
    </ResourceContextProvider>
  );
}

function Panels() {
  const translate = useTranslate();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const open = groups.find(group => tabNames[group] === asked) ?? 'company';
  const [visited, setVisited] = useState<ReadonlySet<Group>>(new Set([open]));
  const go = (group: Group) => navigate(`${pathname}?tab=${tabNames[group]}`, { replace: true });
  useEffect(() => setVisited(before => (before.has(open) ? before : new Set([...before, open]))), [open]);
  // A submission in vain brings the tab with the first mistake to the front; typing does not.
  useOnMistakes(errors => {
    const wrong = groups.find(group => errors[group]);
    if (wrong) go(wrong);
  });
  return (
    <Card variant="outlined">
      <Tabs
        value={open}
        onChange={(_, group: Group) => go(group)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('pages.settings.title')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {groups.map(group => (
          <Tab key={group} value={group} id={`tab-${group}`} aria-controls={`panel-${group}`} label={translate(`resources.settings.tabs.${group}`)} />
        ))}
      </Tabs>
      {/* What is typed on a tab stays there while another is seen; a tab that nobody opened is not made. */}
      {groups
        .filter(group => visited.has(group) || group === open)
        .map(group => {
          const Panel = panels[group];
          return (
            <CardContent key={group} role="tabpanel" id={`panel-${group}`} aria-labelledby={`tab-${group}`} hidden={group !== open}>
              <Suspense fallback={<Waiting />}>
                <Box sx={{ display: 'grid', gap: 3 }}>
                  <Panel />
                </Box>
              </Suspense>
            </CardContent>
          );
        })}
    </Card>
  );
}
