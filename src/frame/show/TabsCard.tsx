import { Card, CardContent } from '@mui/material';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { Loading } from '#frame/ui/Loading.tsx';
import { TabButton, TabStrip } from '#frame/ui/TabStrip.tsx';

/** A tab: its name in the address, its words, and what it shows, made when it is opened. */
export interface Tabbed {
  key: string;
  label: string;
  /** `onCount` is told how many there are, where the tab holds a list. */
  panel: (onCount: (count: number) => void) => ReactNode;
}

/** Tabs of a screen, the open one in the address, `?tab=orders`; without it the first is open. */
export function TabsCard({ tabs }: { tabs: readonly Tabbed[] }) {
  const translate = useTranslate();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const asked = new URLSearchParams(search).get('tab');
  const open = tabs.find(({ key }) => key === asked) ?? tabs[0];
  const go = (key: string) => {
    const query = new URLSearchParams(search);
    query.set('tab', key);
    navigate(`${pathname}?${query}`, { replace: true, state });
  };
  const openKey = open?.key ?? '';
  const onCount = useCallback((count: number) => setCounts(known => (known[openKey] === count ? known : { ...known, [openKey]: count })), [openKey]);
  const counted = useMemo(
    () =>
      tabs.map(({ key, label }) => ({
        key,
        label: counts[key] === undefined ? label : translate('app.values.counted', { name: label, count: counts[key] }),
      })),
    [tabs, counts, translate],
  );
  if (!open) return null;
  return (
    <Card variant="outlined">
      <TabStrip open={open.key} onOpen={go} isUnderlined>
        {counted.map(({ key, label }) => (
          <TabButton key={key} value={key} id={`tab-${key}`} controls={key === open.key ? `panel-${key}` : undefined} label={label} />
        ))}
      </TabStrip>
      <CardContent key={open.key} role="tabpanel" id={`panel-${open.key}`} aria-labelledby={`tab-${open.key}`}>
        <Suspense fallback={<Loading />}>{open.panel(onCount)}</Suspense>
      </CardContent>
    </Card>
  );
}
