import { Card, CardContent, Tab, Tabs } from '@mui/material';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTabInAddress } from '#frame/page/useTabInAddress.ts';
import { Loading } from '#frame/ui/Loading.tsx';

export interface CardTab {
  /** Its name in the address. */
  key: string;
  label: string;
  /** Renders the content when the tab is open. A tab with a list calls `onCount` with the number of rows. */
  panel: (onCount: (count: number) => void) => ReactNode;
}

/** A card with tabs. The address names the open one: `?tab=orders`; without a name, the first is open. */
export function TabsCard({ tabs }: { tabs: readonly CardTab[] }) {
  const translate = useTranslate();
  const [openKey, openTab] = useTabInAddress(tabs.map(({ key }) => key));
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const onCount = useCallback((count: number) => setCounts(others => ({ ...others, [openKey]: count })), [openKey]);
  const open = tabs.find(({ key }) => key === openKey);
  if (!open) return null;
  return (
    <Card variant="outlined">
      <Tabs variant="scrollable" value={open.key} onChange={(_, key: string) => openTab(key)} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        {tabs.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            id={`tab-${key}`}
            aria-controls={key === open.key ? `panel-${key}` : undefined}
            label={counts[key] === undefined ? label : translate('app.values.counted', { name: label, count: counts[key] })}
          />
        ))}
      </Tabs>
      <CardContent key={open.key} role="tabpanel" id={`panel-${open.key}`} aria-labelledby={`tab-${open.key}`}>
        <Suspense fallback={<Loading />}>{open.panel(onCount)}</Suspense>
      </CardContent>
    </Card>
  );
}
