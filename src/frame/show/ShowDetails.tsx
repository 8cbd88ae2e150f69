import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Block, blockName, isOn, isShownFor, type Kind, type ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { FieldList } from '#frame/fields/FieldShown.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { RelatedTab } from './related/Related';
import { useRelatedLists } from './related/useRelated';
import { type CardTab, TabsCard } from './TabsCard';

/** These need the whole width. */
const wideKinds = new Set<Kind>(['mapPoint', 'richText']);

/** The fields of a record in the blocks of its layout, without one in one card; blocks with a tab and related lists in tabs below. */
export function ShowDetails({ record }: { record: ShopRecord }) {
  const { fields, layout } = useResource();
  const { allows } = useSettings();
  const relatedTabs = useRelatedTabs(record);
  const all: readonly Block[] = [{ fields: fields.filter(field => isOn(field, 'show')).map(({ source }) => source) }];
  const isShown = (source: string) => fields.some(field => field.source === source && allows(field.when, 'show') && isShownFor(field, record));
  const blocks = (layout.show ?? all).filter(block => block.fields.some(isShown));
  const cards = blocks.filter(({ tab }) => !tab);
  const tabs = [...useBlockTabs(record, blocks), ...relatedTabs];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {cards.length > 0 && <Cards record={record} blocks={cards} />}
      {tabs.length > 0 && <TabsCard tabs={tabs} />}
    </Box>
  );
}

function useBlockTabs(record: ShopRecord, blocks: readonly Block[]): CardTab[] {
  const { name } = useResource();
  const translate = useTranslate();
  const tabs = [...new Set(blocks.flatMap(({ tab }) => tab ?? []))];
  return tabs.map(tab => ({
    key: tab,
    label: translate(`resources.${name}.tabs.${tab}`),
    panel: () => blocks.filter(block => block.tab === tab).map(block => <BlockShown key={blockName(block)} block={block} record={record} />),
  }));
}

/** The fields of a block, in a card; in a tab, which is a card already, below its title. */
function BlockShown({ block, record }: { block: Block; record: ShopRecord }) {
  const resource = useResource();
  const translate = useTranslate();
  const { section, tab } = block;
  const part = blockName(block);
  const title = section && section !== tab ? translate(`resources.${resource.name}.sections.${section}`) : undefined;
  const content = (
    <Slot component={slotComponent(resource, `show#${part}`)} props={{ record, part }}>
      <FieldList record={record} sources={block.fields} />
    </Slot>
  );
  if (!tab) return <TitledCard title={title}>{content}</TitledCard>;
  return (
    <section>
      {title && (
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
      )}
      {content}
    </section>
  );
}

function useRelatedTabs(record: ShopRecord): CardTab[] {
  const resource = useResource();
  const inTabs = useRelatedLists().filter(({ tab }) => tab);
  return inTabs.map(related => ({
    key: related.key,
    label: related.title,
    panel: onCount => (
      <Slot component={slotComponent(resource, `show#${related.key}`)} props={{ record, part: related.key }}>
        <RelatedTab related={related} record={record} onCount={onCount} />
      </Slot>
    ),
  }));
}

/** Cards in two columns; a card with a wide field or without a title takes both. */
function Cards({ record, blocks }: { record: ShopRecord; blocks: readonly Block[] }) {
  const { fields: declared } = useResource();
  const isWide = ({ section, fields }: Block) => !section || declared.some(({ source, kind }) => fields.includes(source) && wideKinds.has(kind));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {blocks.map(block => (
        <Box key={blockName(block)} sx={isWide(block) ? { gridColumn: '1 / -1' } : {}}>
          <BlockShown block={block} record={record} />
        </Box>
      ))}
    </Box>
  );
}
