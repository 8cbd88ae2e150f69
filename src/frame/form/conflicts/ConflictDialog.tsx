import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '#define';
import { useResource, useTitleOf } from '#frame/context/resourcesContext.ts';
import { useErrorText } from '#frame/context/useNotices.ts';
import type { MergeChoice } from '#frame/record/mergeChanges.ts';
import ConfirmDialog from '#frame/ui/ConfirmDialog.tsx';
import { ConflictChoice, useFieldLabel } from './ConflictChoice';
import type { ConflictQuestion } from './useConflictCheck';

/** What others have changed in the record that is about to be sent: whose values are to stand. Escape and Cancel lead back to the form, with all that was typed. */
export default function ConflictDialog(question: ConflictQuestion) {
  const { both, unread } = question;
  return both && question.theirs ? <Both {...question} both={both} theirs={question.theirs} /> : <Unread unread={unread} decide={question.decide} />;
}

/** Whether others have changed the record could not be found out. */
function Unread({ unread, decide }: Pick<ConflictQuestion, 'unread' | 'decide'>) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <ConfirmDialog
      isHarmless
      title={translate('app.meanwhile.unread')}
      text={translate('app.meanwhile.unreadText', { reason: errorText(unread) })}
      confirm={translate('app.meanwhile.unchecked')}
      onConfirm={() => decide({})}
      onCancel={() => decide(undefined)}
    />
  );
}

type BothProps = ConflictQuestion & Required<Pick<ConflictQuestion, 'both' | 'theirs'>>;

function Both({ both: { conflicts, taken }, base, mine, theirs, decide }: BothProps) {
  const { name } = useResource();
  const translate = useTranslate();
  const titleOf = useTitleOf(name);
  const labelOf = useFieldLabel();
  const [chosen, setChosen] = useState<Readonly<Record<string, MergeChoice>>>({});
  const chooseAll = (choice: MergeChoice) => setChosen(Object.fromEntries(conflicts.map(({ source }) => [source, choice])));
  const label = (field: Field) => labelOf(field, mine);
  return (
    <ConfirmDialog
      isHarmless
      title={translate('app.meanwhile.title', { name: titleOf(theirs) })}
      text={translate(conflicts.length ? 'app.meanwhile.text' : 'app.meanwhile.refused')}
      confirm={translate('app.meanwhile.goOn')}
      isImpossible={!conflicts.every(({ source }) => chosen[source])}
      isChoice={conflicts.length > 0}
      onConfirm={() => decide(chosen)}
      onCancel={() => decide(undefined)}
    >
      {conflicts.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {(['mine', 'theirs'] as const).map(choice => (
            <Button key={choice} variant="outlined" onClick={() => chooseAll(choice)}>
              {translate(`app.meanwhile.all.${choice}`)}
            </Button>
          ))}
        </Box>
      )}
      {conflicts.map(field => (
        <ConflictChoice
          key={field.source}
          field={field}
          label={label(field)}
          records={{ base, mine, theirs }}
          chosen={chosen[field.source]}
          onChoose={choice => setChosen(known => ({ ...known, [field.source]: choice }))}
        />
      ))}
      {taken.length > 0 && (
        <Alert severity="info" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {translate('app.meanwhile.taken', { fields: [...new Set(taken.map(label))].join(', ') })}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
