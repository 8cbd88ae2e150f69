import { Box, Card, CardContent, Typography } from '@mui/material';
import { Fragment, memo, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { type Field, type Page, recordConditionsIn } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { useConditions } from '#frame/inputs/inputs.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { FormTabs } from './FormTabs';
import { type FormBlock, useBlocks } from './formBlocks';
import { LanguageTabs } from './LanguageTabs';
import { useStagedMount } from './useStagedMount';

interface SectionsProps {
  page: Page;
  /** Which blocks to show. Default: all. */
  includes?: (block: string) => boolean;
}

/** How many blocks are mounted at first: they fill a screen. */
const mountedAtFirst = 2;

/** The blocks of a form in the order of its layout. Those with a tab are shown in tabs below the others. */
export function Sections({ page, includes = () => true }: SectionsProps) {
  const blocks = useBlocks(page).filter(({ name }) => includes(name));
  const mounted = useStagedMount(blocks.length, mountedAtFirst);
  const render = (block: FormBlock, isInTab: boolean) => {
    const position = blocks.indexOf(block);
    const ready = <BlockShown {...{ block, page, isInTab }} />;
    if (position < mountedAtFirst) return <Fragment key={block.name}>{ready}</Fragment>;
    const pending = <Box key={block.name} sx={{ minHeight: 120 }} />;
    if (position >= mounted) return pending;
    // A block whose code is still loading does not delay those below it.
    return (
      <Suspense key={block.name} fallback={pending}>
        {ready}
      </Suspense>
    );
  };
  const inTabs = blocks.filter(({ options }) => options.tab);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {blocks.filter(({ options }) => !options.tab).map(block => render(block, false))}
      {inTabs.length > 0 && <FormTabs blocks={inTabs}>{block => render(block, true)}</FormTabs>}
    </Box>
  );
}

interface BlockProps {
  block: FormBlock;
  page: Page;
  isInTab: boolean;
}

const BlockShown = memo((props: BlockProps) => {
  const { when } = props.block.options;
  return recordConditionsIn(when).length ? <ConditionalBlock {...props} /> : <BlockContent {...props} />;
});

function ConditionalBlock(props: BlockProps) {
  const { isShown } = useConditions(props.block.options, props.page);
  return isShown ? <BlockContent {...props} /> : null;
}

function BlockContent({ block, page, isInTab }: BlockProps) {
  const { name, options, fields, isBilingual } = block;
  const { section = '', tab } = options;
  const resource = useResource();
  const translate = useTranslate();
  const isTitled = Boolean(section && translate(`resources.${resource.name}.sections.${section}`));
  const inSlot = (content: ReactNode) => (
    <Slot component={slotComponent(resource, `form#${name}`)} props={{ page, section: name }}>
      {content}
    </Slot>
  );
  if (isBilingual) return inSlot(<LanguageTabs page={page} fields={fields} isInTab={isInTab} />);
  // A section with the name of its tab needs no title.
  const title = section === tab ? '' : section;
  return (
    <Section title={title} isInTab={isInTab} page={page}>
      {inSlot(<Inputs page={page} fields={fields} columns={options.columns} isTitled={isTitled && Boolean(title)} />)}
    </Section>
  );
}

interface SectionProps {
  title: string;
  page: Page;
  fields?: readonly Field[];
  columns?: 1 | 2 | 3 | undefined;
  /** Whether the section is in a tab, which is a card already. */
  isInTab?: boolean;
  children?: ReactNode;
}

export function Section({ title, page, fields = [], columns, isInTab = false, children }: SectionProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const words = title && translate(`resources.${name}.sections.${title}`);
  return (
    <SectionCard isInTab={isInTab}>
      {words && (
        <Typography component="h2" variant="h6" sx={{ mb: isInTab ? 1.5 : 2 }}>
          {words}
        </Typography>
      )}
      {children ?? <Inputs page={page} fields={fields} columns={columns} isTitled={Boolean(words)} />}
    </SectionCard>
  );
}

function SectionCard({ isInTab, children }: { isInTab: boolean; children: ReactNode }) {
  if (isInTab) return <Box component="section">{children}</Box>;
  return (
    <Card variant="outlined" component="section">
      <CardContent>{children}</CardContent>
    </Card>
  );
}
