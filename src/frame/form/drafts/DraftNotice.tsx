import { Alert, Box, Button } from '@mui/material';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Field, ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useFieldLabel, Value } from '#frame/form/conflicts/ConflictChoice.tsx';
import { formatDate } from '#frame/format/dates.ts';
import { type OfferedDraft, offerOf } from './draft';
import type { Typed } from './draftValues';
import type { Offer } from './draftWriter';

interface NoticeProps {
  offer: Offer;
  /** The record is not there yet, so that nothing stands beside what was typed. */
  isNew: boolean;
  /** Puts what was typed into the form. */
  onRestore: (typed: Typed) => void;
}

/** So many differences are shown at once. */
const fewEnough = 4;

/** What the form was opened with; as it is by now, where it is read again meanwhile. */
function useNow(): ShopRecord {
  const { control } = useFormContext();
  const [defaults, setDefaults] = useState(control._defaultValues);
  useEffect(() => {
    const follow = () => setDefaults(control._defaultValues);
    follow();
    return control._subjects.state.subscribe({ next: follow }).unsubscribe;
  }, [control]);
  return useMemo(() => ({ id: '', ...defaults }), [defaults]);
}

/** Offers back what somebody typed into the form and did not save, and shows what differs from what stands there now. */
export default function DraftNotice({ offer: { draft, decided }, isNew, onRestore }: NoticeProps) {
  const { fields } = useResource();
  const translate = useTranslate();
  const labelOf = useFieldLabel();
  const id = useId();
  const now = useNow();
  const offered = useMemo(() => offerOf(fields, draft, now), [fields, draft, now]);
  const [isDecided, setDecided] = useState(false);
  if (!offered || isDecided) return null;
  const { mine, differing, changedSince } = offered;
  const names = [...new Set(differing.map(field => labelOf(field, mine)))].join(', ');
  const decide = (restores: boolean) => () => {
    setDecided(true);
    if (restores) onRestore(offered);
    void decided();
  };
  const button = { size: 'small', color: 'inherit', 'aria-describedby': id } as const;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2, overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <span id={id}>{translate('app.drafts.text', { time: formatDate(draft.at), fields: names })}</span>
      <Box component="details" open={differing.length <= fewEnough} sx={{ mt: 0.5 }}>
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
        <Button {...button} variant="outlined" onClick={decide(true)}>
          {translate('app.drafts.restore')}
        </Button>
        <Button {...button} onClick={decide(false)}>
          {translate('app.drafts.discard')}
        </Button>
      </Box>
    </Alert>
  );
}

interface DifferenceProps {
  field: Field;
  label: string;
  records: Pick<OfferedDraft, 'now' | 'mine'>;
  isNew: boolean;
  isChangedSince: boolean;
}

/** One field: what was typed, and what stands there. */
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
        <Words>{translate('app.drafts.typed')}</Words> <Value field={field} record={mine} {...(isNew ? {} : { other: now })} />
      </dd>
      {!isNew && (
        <dd>
          <Words>{translate(isChangedSince ? 'app.drafts.since' : 'app.drafts.now')}</Words> <Value field={field} record={now} />
        </dd>
      )}
    </Box>
  );
}

const Words = ({ children }: { children: string }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
