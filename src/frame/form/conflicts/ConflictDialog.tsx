import { Alert, Box, Button, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Field, ShopRecord } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import { ComparedValue, useFieldLabel } from '#frame/form/ComparedValue.tsx';
import type { MergeChoice, MergeChoices } from '#frame/record/mergeChanges.ts';
import { ConfirmDialog } from '#frame/ui/ConfirmDialog.tsx';
import type { ConflictAnswers, ConflictQuestion, ConflictRecords } from './useConflictCheck';

/** Asks staff to resolve a conflict before their changes are saved. Escape and Cancel return to the form and keep what was typed. */
export function ConflictDialog(question: ConflictQuestion) {
  return 'readError' in question ? <UnreadRecord {...question} /> : <ConflictChoices {...question} />;
}

/** The record could not be read again, so conflicts are unknown: staff save without the check or go back. */
function UnreadRecord({ readError, onConfirm, onCancel }: ConflictAnswers & { readError: unknown }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <ConfirmDialog
      title={translate('app.conflict.unread')}
      text={translate('app.conflict.unreadText', { reason: errorText(readError) })}
      confirm={translate('app.conflict.unchecked')}
      onConfirm={() => onConfirm({})}
      onCancel={onCancel}
    />
  );
}

/** One choice for each field in conflict, and the list of fields that only others have changed. */
function ConflictChoices({ conflicts, onlyTheirs, base, mine, theirs, onConfirm, onCancel }: ConflictRecords & ConflictAnswers) {
  const { name } = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const labelOf = useFieldLabel();
  const [choices, setChoices] = useState<MergeChoices>({});
  const chooseAll = (choice: MergeChoice) => setChoices(Object.fromEntries(conflicts.map(({ source }) => [source, choice])));
  const label = (field: Field) => labelOf(field, mine);
  return (
    <ConfirmDialog
      title={translate('app.conflict.title', { name: titleOf(theirs) })}
      text={translate(conflicts.length ? 'app.conflict.text' : 'app.conflict.refused')}
      confirm={translate('app.conflict.goOn')}
      confirmDisabled={!conflicts.every(({ source }) => choices[source])}
      isChoice={conflicts.length > 0}
      onConfirm={() => onConfirm(choices)}
      onCancel={onCancel}
    >
      {conflicts.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {(['mine', 'theirs'] as const).map(choice => (
            <Button key={choice} variant="outlined" onClick={() => chooseAll(choice)}>
              {translate(`app.conflict.all.${choice}`)}
            </Button>
          ))}
        </Box>
      )}
      {conflicts.map(field => (
        <Choice
          key={field.source}
          field={field}
          label={label(field)}
          records={{ base, mine, theirs }}
          chosen={choices[field.source]}
          onChoose={choice => setChoices(current => ({ ...current, [field.source]: choice }))}
        />
      ))}
      {onlyTheirs.length > 0 && (
        <Alert severity="info" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {translate('app.conflict.taken', { fields: [...new Set(onlyTheirs.map(label))].join(', ') })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  field: Field;
  label: string;
  records: Readonly<Record<MergeChoice | 'base', ShopRecord>>;
  chosen: MergeChoice | undefined;
  onChoose: (choice: MergeChoice) => void;
}

/** Both values of a field in conflict, to choose from: side by side, on a phone one below the other. */
function Choice({ field, label, records, chosen, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id={id} component="h3" variant="subtitle2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen ?? ''}
        onChange={(_, value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {(['mine', 'theirs'] as const).map(choice => (
          <Box
            key={choice}
            onClick={() => onChoose(choice)}
            sx={{ px: 1.5, pb: 1.5, border: 1, borderRadius: 1, borderColor: chosen === choice ? 'primary.main' : 'divider', cursor: 'pointer' }}
          >
            <FormControlLabel
              value={choice}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${choice}` } }} />}
              label={translate(`app.conflict.${choice}`)}
              sx={{ minHeight: 44 }}
            />
            <Box id={`${id}-${choice}`} sx={{ overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto', typography: 'body2' }}>
              <ComparedValue field={field} record={records[choice]} other={records[choice === 'mine' ? 'theirs' : 'mine']} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
      <Box sx={{ mt: 0.5, color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere', maxHeight: 120, overflow: 'auto' }}>
        {translate('app.conflict.before')} <ComparedValue field={field} record={records.base} />
      </Box>
    </Box>
  );
}
