import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Box, Card, CardContent } from '@mui/material';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Loading } from '#frame/ui/Loading.tsx';
import { TabButton, type TabButtonProps, TabStrip } from '#frame/ui/TabStrip.tsx';
import type { Block } from './formBlocks';
import { useOnErrors } from './formSubmit';

const sourcesOf = (blocks: readonly Block[]): string[] => blocks.flatMap(({ fields }) => fields.map(({ source }) => source));

interface MarkedTabProps extends TabButtonProps {
  sources: readonly string[];
}

/** A tab of a form. An error mark replaces its own mark while one of the `sources` is invalid. */
export function MarkedTab({ sources, ...tab }: MarkedTabProps) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: [...sources] });
  if (!sources.some(source => get(errors, source))) return <TabButton {...tab} />;
  return <TabButton {...tab} description={translate('app.inputs.tabMistakes')} mark={<ErrorOutline color="error" fontSize="small" />} />;
}

/** The open tab, from the address (`?tab=legal`) or else the first, and a function that opens another. */
function useTabInAddress(tabs: readonly string[]): [open: string, openTab: (tab: string) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('tab');
  const openTab = (tab: string) => {
    const query = new URLSearchParams(search);
    query.set('tab', tab);
    navigate(`${pathname}?${query}`, { replace: true, state });
  };
  return [tabs.find(tab => tab === inAddress) ?? tabs[0] ?? '', openTab];
}

interface FormTabsProps {
  blocks: readonly Block[];
  children: (block: Block) => ReactNode;
}

/**
 * Sections of a form in tabs. A tab is mounted when it is first opened and keeps its values while another is open. A failed submission
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
      <TabStrip
        open={open}
        onOpen={openTab}
        label={translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 1 }) })}
        isUnderlined
      >
        {tabs.map(tab => (
          <MarkedTab
            key={tab}
            value={tab}
            sources={sourcesOf(blocksIn(tab))}
            id={`tab-${tab}`}
            controls={`panel-${tab}`}
            label={translate(`resources.${name}.tabs.${tab}`)}
          />
        ))}
      </TabStrip>
      {visited.map(tab => (
        <CardContent key={tab} role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} hidden={tab !== open}>
          <Suspense fallback={<Loading />}>
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
              {blocksIn(tab).map(block => (
                <Fragment key={block.section}>{children(block)}</Fragment>
              ))}
            </Box>
          </Suspense>
        </CardContent>
      ))}
    </Card>
  );
}
