import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Card, CardContent, Typography } from '@mui/material';
import { Fragment, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { type Field, type Page, recordConditionsIn } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { useConditions } from '#frame/inputs/inputs.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { FormTabs } from './FormTabs';
import { type Block, useBlocks } from './formBlocks';
import { LanguageTabs } from './LanguageTabs';
import { useStagedMount } from './useStagedMount';

interface SectionsProps {
  page: Page;
  /** Which sections to show. Default: all. */
  includes?: (section: string) => boolean;
}

/** How many sections are mounted at first: they fill a screen. */
const mountedAtFirst = 2;

/** The sections of a form in the order of their fields. Sections with a tab are shown in tabs below the others, both languages of texts in one block. */
export function Sections({ page, includes = () => true }: SectionsProps) {
  const blocks = useBlocks(page).filter(({ section }) => includes(section));
  const mounted = useStagedMount(blocks.length, mountedAtFirst);
  const render = (block: Block, isInTab: boolean) => {
    const position = blocks.indexOf(block);
    const ready = <BlockShown {...{ block, page, isInTab }} />;
    if (position < mountedAtFirst) return <Fragment key={block.section}>{ready}</Fragment>;
    const pending = <Box key={block.section} sx={{ minHeight: 120 }} />;
    if (position >= mounted) return pending;
    // A section whose code is still loading does not delay those below it.
    return (
      <Suspense key={block.section} fallback={pending}>
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
  block: Block;
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
  const { section, options, fields, isBilingual } = block;
  const resource = useResource();
  const translate = useTranslate();
  const isTitled = Boolean(section && translate(`resources.${resource.name}.sections.${section}`));
  const inSlot = (content: ReactNode) => (
    <Slot component={slotComponent(resource, `form#${section}`)} props={{ page, section }}>
      {content}
    </Slot>
  );
  if (isBilingual) return inSlot(<LanguageTabs page={page} fields={fields} isInTab={isInTab} />);
  if (options.folded) return <FoldedSection {...{ block, page, isInTab }} />;
  // A section with the name of its tab needs no title.
  const title = section === options.tab ? '' : section;
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

/** A section that is closed at first and mounts its inputs when it is first opened. An error in it opens it. */
function FoldedSection({ block, page, isInTab }: BlockProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const id = useId();
  const sources = block.fields.map(({ source }) => source);
  const { errors } = useFormState({ name: sources });
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && sources.some(source => get(errors, source))) setOpen(true);
  return (
    <SectionCard isInTab={isInTab}>
      <Typography component="h2" variant="h6">
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={wasOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{ font: 'inherit', gap: 1, width: '100%', justifyContent: 'start', textAlign: 'start', borderRadius: 1 }}
        >
          {isOpen ? <ExpandLess /> : <ExpandMore />}
          {translate(`resources.${name}.sections.${block.section}`)}
        </ButtonBase>
      </Typography>
      {wasOpen && (
        <Box id={id} hidden={!isOpen} sx={{ mt: 2 }}>
          <Inputs page={page} fields={block.fields} columns={block.options.columns} />
        </Box>
      )}
    </SectionCard>
  );
}
