import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Box, Card, CardContent } from '@mui/material';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Page } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useRegisterUnmounted } from '#frame/inputs/unmountedFields.ts';
import { Loading } from '#frame/ui/Loading.tsx';
import { TabButton, type TabButtonProps, TabStrip } from '#frame/ui/TabStrip.tsx';
import { type Block, fieldsToFill } from './formBlocks';
import { useOnErrors } from './useOnErrors';

const sourcesOf = (blocks: readonly Block[]): string[] => blocks.flatMap(({ fields }) => fields.map(({ source }) => source));

interface MarkedTabProps extends TabButtonProps {
  sources: readonly string[];
}

/** A tab that tells where something on it is wrong; its own mark stands there while nothing is. */
export function MarkedTab({ sources, ...tab }: MarkedTabProps) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: [...sources] });
  if (!sources.some(source => get(errors, source))) return <TabButton {...tab} />;
  return <TabButton {...tab} description={translate('app.inputs.tabMistakes')} mark={<ErrorOutline color="error" fontSize="small" />} />;
}

/** The tab that the address names, `?tab=legal`, else the first; and how to go to another. */
function useTabInAddress(tabs: readonly string[]): [open: string, go: (tab: string) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const go = (tab: string) => {
    const query = new URLSearchParams(search);
    query.set('tab', tab);
    navigate(`${pathname}?${query}`, { replace: true, state });
  };
  return [tabs.find(tab => tab === asked) ?? tabs[0] ?? '', go];
}

interface FormTabsProps {
  page: Page;
  blocks: readonly Block[];
  children: (block: Block) => ReactNode;
}

/**
 * Sections in tabs of one form. What is typed on a tab stays there while another is seen; a tab that nobody opened mounts nothing,
 * and is checked all the same. A submission in vain brings the tab with the first mistake to the front; typing does not.
 */
export function FormTabs({ page, blocks, children }: FormTabsProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const tabs = [...new Set(blocks.map(({ options }) => options.tab ?? ''))];
  const on = (tab: string) => blocks.filter(({ options }) => options.tab === tab);
  const [open, go] = useTabInAddress(tabs);
  const [visited, setVisited] = useState<readonly string[]>([open]);
  if (!visited.includes(open)) setVisited([...visited, open]);
  useRegisterUnmounted(() =>
    fieldsToFill(
      blocks.filter(({ options }) => !visited.includes(options.tab ?? '')),
      page,
      getValues(),
    ),
  );
  useOnErrors(errors => {
    const wrong = tabs.filter(tab => sourcesOf(on(tab)).some(source => get(errors, source)));
    if (wrong[0] && !wrong.includes(open)) go(wrong[0]);
  });
  return (
    <Card variant="outlined">
      <TabStrip
        open={open}
        onOpen={go}
        label={translate(`resources.${name}.title`, { _: translate(`resources.${name}.name`, { smart_count: 1 }) })}
        isUnderlined
      >
        {tabs.map(tab => (
          <MarkedTab
            key={tab}
            value={tab}
            sources={sourcesOf(on(tab))}
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
              {on(tab).map(block => (
                <Fragment key={block.section}>{children(block)}</Fragment>
              ))}
            </Box>
          </Suspense>
        </CardContent>
      ))}
    </Card>
  );
}
