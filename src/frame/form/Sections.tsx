import { Box, Card, CardContent, Typography } from '@mui/material';
import { Fragment, memo, type ReactNode, Suspense, useDeferredValue } from 'react';
import { useTranslate } from 'react-admin';
import type { Page } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Inputs } from '#frame/inputs/InputGrid.tsx';
import { useIsAnyShown } from '#frame/inputs/inputs.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { FormTabs } from './FormTabs';
import { type FormBlock, useBlocks } from './formBlocks';
import { LanguageTabs } from './LanguageTabs';

interface SectionsProps {
  page: Page;
  /** Which blocks to show. */
  includes: (block: string) => boolean;
}

/** How many blocks are mounted at first: they fill a screen. */
const mountedAtFirst = 2;

/**
 * The blocks of a form in the order of its layout. Those with a tab are shown in tabs below the others. The first blocks are rendered first; a
 * key may interrupt the rendering of the others.
 */
export function Sections({ page, includes }: SectionsProps) {
  const blocks = useBlocks(page, includes);
  const mountsAll = useDeferredValue(true, false);
  const render = (block: FormBlock, isInTab: boolean) => {
    const pending = <Box sx={{ minHeight: 120 }} />;
    const ready = <BlockShown {...{ block, page, isInTab }} />;
    if (blocks.indexOf(block) < mountedAtFirst) return ready;
    // A block whose code is still loading does not delay those below it.
    return mountsAll ? <Suspense fallback={pending}>{ready}</Suspense> : pending;
  };
  const inTabs = blocks.filter(({ options }) => options.tab);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {blocks
        .filter(({ options }) => !options.tab)
        .map(block => (
          <Fragment key={block.name}>{render(block, false)}</Fragment>
        ))}
      {inTabs.length > 0 && <FormTabs blocks={inTabs}>{block => render(block, true)}</FormTabs>}
    </Box>
  );
}

interface BlockProps {
  block: FormBlock;
  page: Page;
  isInTab: boolean;
}

/** Empty while the values of the form hide all of its fields. */
const BlockShown = memo(({ block, page, isInTab }: BlockProps) => {
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
  if (!useIsAnyShown(fields)) return null;
  if (isBilingual) return inSlot(<LanguageTabs page={page} fields={fields} isInTab={isInTab} />);
  // A section with the name of its tab needs no title.
  const title = section === tab ? '' : section;
  return (
    <Section title={title} isInTab={isInTab}>
      {inSlot(<Inputs page={page} fields={fields} isTitled={isTitled && Boolean(title)} />)}
    </Section>
  );
});

interface SectionProps {
  /** The key of its title; empty for none. */
  title: string;
  /** Whether the section is in a tab, which is a card already. */
  isInTab?: boolean;
  children: ReactNode;
}

/** A part of a form: a card with a title. */
export function Section({ title, isInTab = false, children }: SectionProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const words = title && translate(`resources.${name}.sections.${title}`);
  const content = (
    <>
      {words && (
        <Typography component="h2" variant="h6" sx={{ mb: isInTab ? 1.5 : 2 }}>
          {words}
        </Typography>
      )}
      {children}
    </>
  );
  if (isInTab) return <section>{content}</section>;
  return (
    <Card variant="outlined" component="section">
      <CardContent>{content}</CardContent>
    </Card>
  );
}
