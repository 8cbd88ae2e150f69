import { Alert, Box, Button } from '@mui/material';
import { useEffect, useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Field, ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { ComparedValue, useFieldLabel } from '#frame/form/ComparedValue.tsx';
import { formatDate } from '#frame/format/dates.ts';
import { type Draft, offerOf } from './draft';

interface NoticeProps {
  offer: Draft & { decide: (restores: boolean) => void };
  /** Whether the form creates a record, so that there are no stored values to compare with. */
  isNew: boolean;
}

/** Up to this many differences are shown unfolded. */
const mostUnfolded = 4;

/** Offers to restore or discard a draft of the form, and shows how it differs from the form. A draft that changes nothing is discarded. */
export function DraftNotice({ offer, isNew }: NoticeProps) {
  const { fields } = useResource();
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const id = useId();
  const { defaultValues } = useFormState();
  const now: ShopRecord = useMemo(() => ({ id: '', ...defaultValues }), [defaultValues]);
  const changes = useMemo(() => offerOf(fields, offer, now), [fields, offer, now]);
  useEffect(() => {
    if (!changes) offer.decide(false);
  }, [changes, offer]);
  if (!changes) return null;
  const { mine, differing, changedSince } = changes;
  const names = [...new Set(differing.map(field => labelOf(field, mine)))].join(', ');
  const button = { size: 'small', color: 'inherit', 'aria-describedby': id } as const;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2, overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <span id={id}>{translate('app.drafts.text', { time: formatDate(offer.at), fields: names })}</span>
      <Box component="details" open={differing.length <= mostUnfolded} sx={{ mt: 0.5 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: { xs: 1.5, sm: 0.5 } }}>
          {translate('app.drafts.differs')}
        </Box>
        <Box component="dl" sx={{ m: 0, maxHeight: 320, overflow: 'auto' }}>
          {differing.map(field => (
            <Difference
              key={field.source}
              field={field}
              label={labelOf(field, mine)}
              records={{ now, mine }}
              isNew={isNew}
              isChangedSince={changedSince.has(field.source)}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button {...button} variant="outlined" onClick={() => offer.decide(true)}>
          {translate('app.drafts.restore')}
        </Button>
        <Button {...button} onClick={() => offer.decide(false)}>
          {translate('app.drafts.discard')}
        </Button>
      </Box>
    </Alert>
  );
}

interface DifferenceProps {
  field: Field;
  label: string;
  records: { now: ShopRecord; mine: ShopRecord };
  isNew: boolean;
  isChangedSince: boolean;
}

function Difference({ field, label, records: { now, mine }, isNew, isChangedSince }: DifferenceProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `minmax(0, 1fr) repeat(${isNew ? 1 : 2}, minmax(0, 2fr))` },
        columnGap: 2,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '& dd': { m: 0 },
      }}
    >
      <Box component="dt" dir="auto" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <dd>
        <Caption>{translate('app.drafts.typed')}</Caption> <ComparedValue field={field} record={mine} other={isNew ? undefined : now} />
      </dd>
      {!isNew && (
        <dd>
          <Caption>{translate(isChangedSince ? 'app.drafts.since' : 'app.drafts.now')}</Caption> <ComparedValue field={field} record={now} />
        </dd>
      )}
    </Box>
  );
}

const Caption = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
