import { Box, Card, CardContent } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isOn, type Kind, type ShopRecord, valueAt } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { FieldList } from '#frame/fields/FieldShown.tsx';
import { cellComponents } from '#frame/list/columns/cellComponents.tsx';
import { useDeclaredColumns } from '#frame/list/columns/useColumns.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { RelatedTab } from './related/Related';
import { useRelatedTitle, useVisibleRelated } from './related/useRelated';
import { type CardTab, TabsCard } from './TabsCard';

/** These need the whole width. */
const wideKinds = new Set<Kind>(['mapPoint', 'richText']);

/** The fields of a record in one card, in titled cards or in tabs, as `show` of the resource declares; related lists in further tabs. */
export function ShowDetails({ record }: { record: ShopRecord }) {
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

function useFieldTabs(record: ShopRecord): CardTab[] {
  const resource = useResource();
  const translate = useTranslate();
  return Object.entries(resource.show?.tabs ?? {}).map(([part, sources]) => ({
    key: part,
    label: translate(`resources.${resource.name}.tabs.${part}`),
    panel: () => (
      <Slot component={slotComponent(resource, `show#${part}`)} props={{ record, part }}>
        <FieldList record={record} sources={sources} />
      </Slot>
    ),
  }));
}

function useRelatedTabs(record: ShopRecord): CardTab[] {
  const resource = useResource();
  const relatedTitle = useRelatedTitle();
  return useVisibleRelated().flatMap(([key, related]) =>
    related.tab
      ? [
          {
            key,
            label: relatedTitle(key, related),
            panel: onCount => (
              <Slot component={slotComponent(resource, `show#${key}`)} props={{ record, part: key }}>
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

/** Titled cards in two columns; a card with a wide field takes both. */
function Sections({ record, sections }: SectionsProps) {
  const resource = useResource();
  const translate = useTranslate();
  const isWide = (sources: readonly string[]) => resource.fields.some(({ source, kind }) => sources.includes(source) && wideKinds.has(kind));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
      {Object.entries(sections).map(([part, sources]) => (
        <Box key={part} sx={isWide(sources) ? { gridColumn: '1 / -1' } : {}}>
          <TitledCard title={translate(`resources.${resource.name}.sections.${part}`)}>
            <Slot component={slotComponent(resource, `show#${part}`)} props={{ record, part }}>
              <FieldList record={record} sources={sources} />
            </Slot>
          </TitledCard>
        </Box>
      ))}
    </Box>
  );
}

interface ShowSummaryProps {
  record: ShopRecord;
  sources: readonly string[];
}

/**
 * The most important values on top of the screen (`show.summary`), shown as in the first list of the resource. A column that the settings
 * hide in that list is hidden here too.
 */
export function ShowSummary({ record, sources }: ShowSummaryProps) {
  const { name, lists } = useResource();
  const [list = { columns: [] }] = Object.values(lists);
  const { declared, others } = useDeclaredColumns(list);
  const isColumn = (source: string) => list.columns.some(column => (typeof column === 'string' ? column : column.source) === source);
  const columns = sources.flatMap(source => (isColumn(source) ? declared : others).find(column => column.source === source) ?? []);
  if (!columns.length) return null;
  return (
    <Card variant="outlined" component="ul" className="summary">
      {columns.map(column => {
        const { source, header, kind, cellView, value } = column;
        const Field = cellComponents[kind];
        return (
          // CSS shows `data-label`, as in the cards of a list on a phone.
          <li key={source} data-label={header}>
            <Slot component={cellView} props={{ record, source }}>
              <Field value={value ? value(record, 1) : valueAt(record, source)} record={record} resource={name} column={column} />
            </Slot>
          </li>
        );
      })}
    </Card>
  );
}
