import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ActionInput, actionInputFields, actionOf, type Field, isNothing, removesRecord, type ShopRecord, valueAt } from '#define';
import { AskDialog } from '#frame/actions/AskDialogLazy.ts';
import { QuestionSlot } from '#frame/actions/QuestionSlot.tsx';
import { deleteText } from '#frame/actions/restorable.ts';
import { type Skipped, splitRunnable } from '#frame/actions/runs/runOutcome.ts';
import { reasonText } from '#frame/actions/whyNot.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { numeric } from '#frame/format/numbers.ts';
import { ConfirmDialog } from '#frame/ui/ConfirmDialog.tsx';
import { BulkPreview } from './BulkPreview';
import { type FollowUpChoices, FollowUps, noFollowUps } from './FollowUps';
import { useBulkTexts } from './useBulkTexts';

/** At most this many skipped records are listed; the rest are counted. */
const maxListed = 10;

/** Whether a field is filled in. A number input holds a text while its number is incomplete, such as the `-` of `-10`. */
function isFilledIn({ source, kind, required }: Field, input: ActionInput): boolean {
  const value = valueAt(input, source);
  if (isNothing(value)) return !required;
  return !numeric.has(kind) || typeof value === 'number';
}

interface BulkQuestionProps {
  /** The action, or `delete`. */
  action: string;
  records: readonly ShopRecord[];
  /** The records are all that match the search and filters. */
  isAll: boolean;
  isRunning: boolean;
  onConfirm: (input: ActionInput, chosen: FollowUpChoices) => void;
  onCancel: () => void;
}

/** The dialog before a bulk action: its inputs, a preview, and the records that it will skip. */
export function BulkQuestion({ action, records, isAll, isRunning, onConfirm, onCancel }: BulkQuestionProps) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const { labelOf } = useBulkTexts();
  const [chosen, setChosen] = useState(noFollowUps);
  const declared = actionOf(resource, action);
  const isDelete = action === 'delete';
  const count = records.length;
  const key = isDelete ? 'question' : 'questionOf';
  const texts = {
    title: translate(`app.selection.${isAll ? `${key}Matching` : key}`, {
      count,
      action: labelOf(action),
      name: translate(`resources.${name}.name`, { smart_count: count }),
    }),
    text: translate(`resources.${name}.confirm.${action}.text`, { _: translate(isDelete ? deleteText(resource) : 'app.selection.text') }),
    confirm: labelOf(action),
  };
  const isComplete = (input: ActionInput) => actionInputFields(resource, declared ?? {}).every(field => isFilledIn(field, input));
  /** While the input is incomplete, a record is not skipped for having the same values already. */
  const skippedFor = (input: ActionInput) =>
    splitRunnable(resource, action, records, input).skipped.filter(({ why }) => why !== 'same' || isComplete(input));
  const skipsAll = (input: ActionInput) => skippedFor(input).length === count;
  const details = (input: ActionInput) => (
    <>
      <QuestionSlot action={action} records={records} />
      {isDelete && <NamedRecords records={records.map(record => ({ record }))} most={maxListed} />}
      {isComplete(input) && <BulkPreview action={action} records={splitRunnable(resource, action, records, input).fit} input={input} />}
      <SkippedRecords action={action} skipped={skippedFor(input)} />
      <FollowUps action={action} records={records} chosen={chosen} onChange={setChosen} />
    </>
  );
  const dialog = { ...texts, isRunning, danger: removesRecord(resource, action), onCancel };
  if (!declared?.ask)
    return (
      <ConfirmDialog {...dialog} confirmDisabled={skipsAll({})} onConfirm={() => onConfirm({}, chosen)}>
        {details({})}
      </ConfirmDialog>
    );
  return (
    <AskDialog
      {...dialog}
      isWide={Boolean(declared.preview)}
      fields={actionInputFields(resource, declared)}
      confirmDisabled={skipsAll}
      onConfirm={input => onConfirm(input, chosen)}
    >
      {details}
    </AskDialog>
  );
}

function SkippedRecords({ action, skipped }: { action: string; skipped: readonly Skipped[] }) {
  const resource = useResource();
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ mt: skipped.length ? 2 : 0 }}>
      {skipped.length > 0 && (
        <>
          {translate('app.selection.leftOut', { count: skipped.length })}
          <NamedRecords
            records={skipped.map(({ record, why }) => ({ record, why: reasonText(translate, resource.name, action, why) }))}
            most={maxListed}
          />
        </>
      )}
    </Box>
  );
}
