import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Field, type ShopRecord, type TextLanguage, valueAt } from '#define';
import { useField, useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';
import { Foldable } from '#frame/ui/Foldable.tsx';
import { fieldComponents } from './fieldComponents';

/** Fields of a record, each on a line with its label. */
export function FieldList({ record, sources }: { record: ShopRecord; sources: readonly string[] }) {
  return (
    <DefinitionList>
      {sources.map(source => (
        <FieldShown key={source} record={record} source={source} />
      ))}
    </DefinitionList>
  );
}

const textLayout = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'min(200px, 40%) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 1.5 },
} as const;

/** Amounts are aligned at the end, close to their labels. The last one is their sum and has a line above. */
const amountLayout = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  maxWidth: 340,
  rowGap: 1,
  '& > *': { mt: '0 !important' },
  '& > dd': { textAlign: 'end', paddingInlineStart: 3 },
  '& > :nth-last-of-type(1)': { borderTop: 1, borderColor: 'divider', pt: 1 },
} as const;

/** A list of labels and values; on a phone, each value is below its label. `ofSums`: the values are amounts and their sum. */
export function DefinitionList({ ofSums = false, children }: { ofSums?: boolean; children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', ...(ofSums ? amountLayout : textLayout) }}>
      {children}
    </Box>
  );
}

/** A field of a record with its label. Renders nothing if the user or the settings do not allow the field. */
export function FieldShown({ record, source }: { record: ShopRecord; source: string }) {
  const field: Field = useField(source);
  const resource = useResource();
  const translate = useTranslate();
  const { allows } = useSettings();
  const { name } = resource;
  const Shown = fieldComponents[field.kind];
  const value = valueAt(record, source);
  if (resource.denied?.hidden.includes(field) || !allows(field.when, 'show')) return null;
  return (
    <Slot component={slotComponent(resource, `show/${source}`)} props={{ record, source }}>
      <Line label={translate(`resources.${name}.fields.${source}`)} lang={field.lang}>
        <Foldable value={value}>
          <Shown value={value} record={record} resource={name} column={field} />
        </Foldable>
      </Line>
    </Slot>
  );
}

/** A label and its value, for a `DefinitionList`. */
export function Line({ label, lang, children }: { label: string; lang?: TextLanguage | undefined; children: ReactNode }) {
  // The label of a text in another language is above it.
  const wholeLine = lang && { gridColumn: '1 / -1' };
  return (
    <>
      <Typography
        component="dt"
        variant="body2"
        {...lang}
        sx={{ color: 'text.secondary', mt: { xs: 1, sm: 0 }, overflowWrap: 'anywhere', ...wholeLine }}
      >
        {label}
      </Typography>
      <Typography component="dd" variant="body2" dir={lang?.dir} sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', ...wholeLine }}>
        {children}
      </Typography>
    </>
  );
}
