import { Box, Card, CardContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isOn, type Kind, type ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { FieldList } from '#frame/fields/FieldShown.tsx';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { RelatedTab } from './related/RelatedTab';
import { useRelatedHere, useRelatedTitle } from './related/useRelated';
import { type Tabbed, TabsCard } from './TabsCard';

/** Kinds whose values want the whole width. */
const wide = new Set<Kind>(['mapPoint', 'richText']);

/** What a record holds: in one card, in titled ones, or in tabs; what belongs to it in further tabs. */
export function Details({ record }: { record: ShopRecord }) {
  const { fields, show } = useResource();
  const fieldTabs = useFieldTabs(record);
  const relatedTabs = useRelatedTabs(record);
  if (show?.tabs) return <TabsCard tabs={[...fieldTabs, ...relatedTabs]} />;
  const sources = fields.filter(field => isOn(field, 'show')).map(({ source }) => source);
  return (
    <>
      {show?.sections ? (
        <Sections record={record} sections={show.sections} />
      ) : (
        <Card variant="outlined">
          <CardContent>
            <FieldList record={record} sources={sources} />
          </CardContent>
        </Card>
      )}
      {relatedTabs.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <TabsCard tabs={relatedTabs} />
        </Box>
      )}
    </>
  );
}

function useFieldTabs(record: ShopRecord): Tabbed[] {
  const resource = useResource();
  const translate = useTranslate();
  return Object.entries(resource.show?.tabs ?? {}).map(([part, sources]) => ({
    key: part,
    label: translate(`resources.${resource.name}.tabs.${part}`),
    panel: () => (
      <Slot own={slotView(resource, `show#${part}`)} given={{ record, part }}>
        <FieldList record={record} sources={sources} />
      </Slot>
    ),
  }));
}

function useRelatedTabs(record: ShopRecord): Tabbed[] {
  const resource = useResource();
  const relatedTitle = useRelatedTitle();
  return useRelatedHere().flatMap(([key, related]) =>
    related.as === 'tab'
      ? [
          {
            key,
            label: relatedTitle(key, related),
            panel: onCount => (
              <Slot own={slotView(resource, `show#${key}`)} given={{ record, part: key }}>
                <RelatedTab related={related} record={record} onCount={onCount} />
              </Slot>
            ),
          },
        ]
      : [],
  );
}

interface SectionsProps {
  record: ShopRecord;
  sections: Readonly<Record<string, readonly string[]>>;
}

/** Titled cards side by side; one with something wide in it takes the whole width. */
function Sections({ record, sections }: SectionsProps) {
  const resource = useResource();
  const translate = useTranslate();
  const isWide = (sources: readonly string[]) => resource.fields.some(({ source, kind }) => sources.includes(source) && wide.has(kind));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {Object.entries(sections).map(([part, sources]) => (
        <Box key={part} sx={isWide(sources) ? { gridColumn: '1 / -1' } : {}}>
          <TitledCard title={translate(`resources.${resource.name}.sections.${part}`)}>
            <Slot own={slotView(resource, `show#${part}`)} given={{ record, part }}>
              <FieldList record={record} sources={sources} />
            </Slot>
          </TitledCard>
        </Box>
      ))}
    </Box>
  );
}
