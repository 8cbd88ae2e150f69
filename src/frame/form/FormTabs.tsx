import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Box, Card, CardContent, Tab, type TabProps, Tabs } from '@mui/material';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useTabInAddress } from '#frame/page/useTabInAddress.ts';
import { Loading } from '#frame/ui/Loading.tsx';
import type { FormBlock } from './formBlocks';
import { useOnErrors } from './formEffects';

interface InputTab extends Pick<TabProps, 'icon'> {
  key: string;
  label: string;
  /** The fields in the tab. */
  sources: readonly string[];
}

interface InputTabsProps {
  /** The accessible name. */
  label: string;
  tabs: readonly InputTab[];
  open: string;
  onOpen: (tab: string) => void;
  /** The content of a tab; `false` while it is not mounted. */
  panel: (tab: string) => ReactNode;
  /** Stands beside the tabs. */
  children?: ReactNode;
}

/** Inputs in tabs; the panels of the others are hidden. A failed submission opens the tab with the first error; typing does not. */
export function InputTabs({ label, tabs, open, onOpen, panel, children }: InputTabsProps) {
  useOnErrors(errors => {
    const invalid = tabs.filter(({ sources }) => sources.some(source => get(errors, source))).map(({ key }) => key);
    if (invalid[0] !== undefined && !invalid.includes(open)) onOpen(invalid[0]);
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', borderBottom: 1, borderColor: 'divider' }}>
        <Tabs variant="scrollable" value={open} onChange={(_, tab: string) => onOpen(tab)} aria-label={label}>
          {tabs.map(({ key, ...tab }) => (
            <MarkedTab key={key} value={key} id={`tab-${key}`} aria-controls={`panel-${key}`} {...tab} />
          ))}
        </Tabs>
        {children}
      </Box>
      {tabs.map(({ key }) => {
        const content = panel(key);
        return (
          content && (
            <CardContent key={key} role="tabpanel" id={`panel-${key}`} aria-labelledby={`tab-${key}`} hidden={key !== open}>
              {content}
            </CardContent>
          )
        );
      })}
    </>
  );
}

/** A tab. An error mark replaces its icon while one of the `sources` is invalid. */
function MarkedTab({ sources, ...tab }: TabProps & Pick<InputTab, 'sources'>) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: [...sources] });
  if (!sources.some(source => get(errors, source))) return <Tab iconPosition="end" {...tab} />;
  return (
    <Tab {...tab} iconPosition="end" icon={<ErrorOutline color="error" fontSize="small" />} aria-description={translate('app.inputs.tabMistakes')} />
  );
}

interface FormTabsProps {
  blocks: readonly FormBlock[];
  children: (block: FormBlock) => ReactNode;
}

/** Blocks of a form in tabs. A tab is mounted when it is first opened and keeps its values while another is open. */
export function FormTabs({ blocks, children }: FormTabsProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const keys = [...new Set(blocks.map(({ options }) => options.tab ?? ''))];
  const blocksIn = (tab: string) => blocks.filter(({ options }) => options.tab === tab);
  const [open, openTab] = useTabInAddress(keys);
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  const panel = (tab: string) => (
    <Suspense fallback={<Loading />}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {blocksIn(tab).map(block => (
          <Fragment key={block.name}>{children(block)}</Fragment>
        ))}
      </Box>
    </Suspense>
  );
  return (
    <Card variant="outlined">
      <InputTabs
        label={translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 1 }) })}
        tabs={keys.map(key => ({
          key,
          label: translate(`resources.${name}.tabs.${key}`),
          sources: blocksIn(key).flatMap(({ fields }) => fields.map(({ source }) => source)),
        }))}
        open={open}
        onOpen={openTab}
        panel={tab => visited.includes(tab) && panel(tab)}
      />
    </Card>
  );
}
