import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Field, type ShopRecord, valueAt } from '#define';
import { useField, useResource } from '#frame/context/resourcesContext.ts';
import { useSettings } from '#frame/context/settingsContext.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotView } from '#frame/slots/slots.ts';
import { Foldable } from '#frame/ui/Foldable.tsx';
import { fieldComponents } from './fieldComponents';

/** Fields of a record under each other, each with its label. */
export function FieldList({ record, sources, children }: { record: ShopRecord; sources: readonly string[]; children?: ReactNode }) {
  return (
    <DefinitionList>
      {sources.map(source => (
        <FieldShown key={source} record={record} source={source} />
      ))}
      {children}
    </DefinitionList>
  );
}

const ofTexts = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(120px, 200px) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0.25, sm: 1.5 },
} as const;

/** Amounts stand below each other, not far from their labels, above the last a line: their sum. */
const ofAmounts = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  maxWidth: 340,
  rowGap: 1,
  '& > *': { mt: '0 !important' },
  '& > dd': { textAlign: 'end', paddingInlineStart: 3 },
  '& > :nth-last-of-type(1)': { borderTop: 1, borderColor: 'divider', pt: 1 },
} as const;

/** Lines of a label and what belongs to it; under each other on a phone. `ofSums`: amounts, and what they come to. */
export function DefinitionList({ ofSums = false, children }: { ofSums?: boolean; children: ReactNode }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', ...(ofSums ? ofAmounts : ofTexts) }}>
      {children}
    </Box>
  );
}

/** A field of a record with its label. Nothing where the settings do not allow the field. */
export function FieldShown({ record, source }: { record: ShopRecord; source: string }) {
  const field: Field = useField(source);
  const resource = useResource();
  const translate = useTranslate();
  const { allows } = useSettings();
  const { name } = resource;
  const Shown = fieldComponents[field.kind];
  const value = valueAt(record, source);
  if (!allows(field.when, 'show')) return null;
  return (
    <Slot own={slotView(resource, `show/${source}`)} given={{ record, source }}>
      <Line label={translate(`resources.${name}.fields.${source}`)} lang={field.lang}>
        <Foldable value={value}>
          <Shown value={value} record={record} resource={name} column={field} />
        </Foldable>
      </Line>
    </Slot>
  );
}

/** A label and what belongs to it, as a line of a `FieldList`. */
export function Line({ label, lang, children }: { label: string; lang?: 'ar'; children: ReactNode }) {
  // From right to left, the label stands above its text.
  const across = lang && ({ dir: 'rtl', sx: { gridColumn: '1 / -1' } } as const);
  return (
    <>
      <Typography component="dt" variant="body2" lang={lang} {...across} sx={{ color: 'text.secondary', mt: { xs: 1, sm: 0 }, ...across?.sx }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" {...across} sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', ...across?.sx }}>
        {children}
      </Typography>
    </>
  );
}
