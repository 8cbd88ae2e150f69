import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Box, Card, CardContent, Tab, type TabProps, Tabs } from '@mui/material';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useTabInAddress } from '#frame/page/useTabInAddress.ts';
import { Loading } from '#frame/ui/Loading.tsx';
import type { FormBlock } from './formBlocks';
import { useOnErrors } from './formSubmit';

const sourcesOf = (blocks: readonly FormBlock[]): string[] => blocks.flatMap(({ fields }) => fields.map(({ source }) => source));

interface MarkedTabProps extends TabProps {
  sources: readonly string[];
}

/** A tab of a form. An error mark replaces its icon while one of the `sources` is invalid. */
export function MarkedTab({ sources, ...tab }: MarkedTabProps) {
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

/**
 * Blocks of a form in tabs. A tab is mounted when it is first opened and keeps its values while another is open. A failed submission
 * opens the tab with the first error; typing does not.
 */
export function FormTabs({ blocks, children }: FormTabsProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const tabs = [...new Set(blocks.map(({ options }) => options.tab ?? ''))];
  const blocksIn = (tab: string) => blocks.filter(({ options }) => options.tab === tab);
  const [open, openTab] = useTabInAddress(tabs);
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  useOnErrors(errors => {
    const invalid = tabs.filter(tab => sourcesOf(blocksIn(tab)).some(source => get(errors, source)));
    if (invalid[0] && !invalid.includes(open)) openTab(invalid[0]);
  });
  return (
    <Card variant="outlined">
      <Tabs
        variant="scrollable"
        value={open}
        onChange={(_, tab: string) => openTab(tab)}
        aria-label={translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 1 }) })}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(tab => (
          <MarkedTab
            key={tab}
            value={tab}
            sources={sourcesOf(blocksIn(tab))}
            id={`tab-${tab}`}
            aria-controls={`panel-${tab}`}
            label={translate(`resources.${name}.tabs.${tab}`)}
          />
        ))}
      </Tabs>
      {visited.map(tab => (
        <CardContent key={tab} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} hidden={tab !== open}>
          <Suspense fallback={<Loading />}>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
              {blocksIn(tab).map(block => (
                <Fragment key={block.name}>{children(block)}</Fragment>
              ))}
            </Box>
          </Suspense>
        </CardContent>
      ))}
    </Card>
  );
}
