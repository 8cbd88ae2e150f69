import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Card, CardContent, Typography } from '@mui/material';
import { Fragment, memo, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { type Field, type Page, recordConditionsIn } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { useRegisterUnmounted } from '#frame/inputs/unmountedFields.ts';
import { useConditions } from '#frame/inputs/useConditions.ts';
import { useStagedMount } from '#frame/loading/useStagedMount.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { FormTabs } from './FormTabs';
import { type Block, fieldsToFill, useBlocks } from './formBlocks';
import { LanguageTabs } from './LanguageTabs';

interface SectionsProps {
  page: Page;
  /** Sections that stand elsewhere. */
  except?: readonly string[];
}

/** So many sections fill a screen. */
const atOnce = 2;

/** Every section of the form, in the order of its fields, those with a tab in tabs below the others; the two languages of one text as one block. */
export function Sections({ page, except = [] }: SectionsProps) {
  const blocks = useBlocks(page).filter(({ section }) => !except.includes(section));
  const mounted = useStagedMount(blocks.length, atOnce);
  const shown = (block: Block, isInTab: boolean) => {
    const at = blocks.indexOf(block);
    const ready = <BlockShown {...{ block, page, isInTab }} />;
    if (at < atOnce) return <Fragment key={block.section}>{ready}</Fragment>;
    const pending = <PendingBlock key={block.section} block={block} page={page} />;
    if (at >= mounted) return pending;
    // Code that is late keeps its own section waiting, and not those below it.
    return (
      <Suspense key={block.section} fallback={pending}>
        {ready}
      </Suspense>
    );
  };
  const inTabs = blocks.filter(({ options }) => options.tab);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {blocks.filter(({ options }) => !options.tab).map(block => shown(block, false))}
      {inTabs.length > 0 && (
        <FormTabs page={page} blocks={inTabs}>
          {block => shown(block, true)}
        </FormTabs>
      )}
    </Box>
  );
}

/** A section that is not there yet. What it holds is checked all the same. */
function PendingBlock({ block, page }: Omit<BlockProps, 'isInTab'>) {
  const { getValues } = useFormContext();
  useRegisterUnmounted(() => fieldsToFill([block], page, getValues()));
  return <Box sx={{ minHeight: 120 }} />;
}

interface BlockProps {
  block: Block;
  page: Page;
  isInTab: boolean;
}

/** A section more that is mounted renders none of those that stand already. */
const BlockShown = memo((props: BlockProps) => {
  const { when } = props.block.options;
  return recordConditionsIn(when).length ? <DependingBlock {...props} /> : <BlockItself {...props} />;
});

function DependingBlock(props: BlockProps) {
  const { isShown } = useConditions(props.block.options, props.page);
  return isShown ? <BlockItself {...props} /> : null;
}

function BlockItself({ block, page, isInTab }: BlockProps) {
  const { section, options, fields, isBilingual } = block;
  const resource = useResource();
  const translate = useTranslate();
  const isTitled = Boolean(section && translate(`resources.${resource.name}.sections.${section}`));
  const filled = (standing: ReactNode) => (
    <Slot own={slotView(resource, `form#${section}`)} given={{ page, section }}>
      {standing}
    </Slot>
  );
  if (isBilingual) return filled(<LanguageTabs page={page} fields={fields} isInTab={isInTab} />);
  if (options.folded) return <FoldedSection {...{ block, page, isInTab }} />;
  // A section that is named as its tab is told by it.
  const title = section === options.tab ? '' : section;
  return (
    <Section title={title} isInTab={isInTab} page={page}>
      {filled(<Inputs page={page} fields={fields} columns={options.columns} isTitled={isTitled && Boolean(title)} />)}
    </Section>
  );
}

interface SectionProps {
  title: string;
  page: Page;
  fields?: readonly Field[];
  columns?: 1 | 2 | 3 | undefined;
  /** On a tab, which is a card already. */
  isInTab?: boolean;
  children?: ReactNode;
}

/** A titled card of inputs. */
export function Section({ title, page, fields = [], columns, isInTab = false, children }: SectionProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const words = title && translate(`resources.${name}.sections.${title}`);
  return (
    <Ground isInTab={isInTab}>
      {words && (
        <Typography component="h2" variant="h6" sx={{ mb: isInTab ? 1.5 : 2 }}>
          {words}
        </Typography>
      )}
      {children ?? <Inputs page={page} fields={fields} columns={columns} isTitled={Boolean(words)} />}
    </Ground>
  );
}

function Ground({ isInTab, children }: { isInTab: boolean; children: ReactNode }) {
  if (isInTab) return <Box component="section">{children}</Box>;
  return (
    <Card variant="outlined" component="section">
      <CardContent>{children}</CardContent>
    </Card>
  );
}

/** A section that is closed at first, and mounts nothing until then. A mistake in it opens it. */
function FoldedSection({ block, page, isInTab }: BlockProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const id = useId();
  const { getValues } = useFormContext();
  const sources = block.fields.map(({ source }) => source);
  const { errors } = useFormState({ name: sources });
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && sources.some(source => get(errors, source))) setOpen(true);
  useRegisterUnmounted(() => (wasOpen ? [] : fieldsToFill([block], page, getValues())));
  return (
    <Ground isInTab={isInTab}>
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
    </Ground>
  );
}
