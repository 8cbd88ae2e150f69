import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { type ActionInput, actionInputFields, actionOf, type Field, isNothing, type ShopRecord, valueAt } from '#define';
import { AskDialog } from '#frame/actions/AskDialogLazy.ts';
import { type Skipped, splitRunnable } from '#frame/actions/runOutcome.ts';
import { deleteText, reasonText } from '#frame/actions/whyNot.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import { NamedRecords } from '#frame/fields/NamedRecords.tsx';
import { numeric } from '#frame/format/numbers.ts';
import { ConfirmDialog } from '#frame/ui/ConfirmDialogLazy.ts';
import { BulkPreview } from './BulkPreview';
import { useBulkTexts } from './useBulkTexts';

const mostNamed = 10;

/** What can be said of the records with what is entered so far. */
interface Judged {
  isEntered: boolean;
  isPossible: boolean;
  left: Skipped[];
}

/** Whether what is entered can be judged: a number's input holds a text while that is none, as the minus of `-10`. */
function isThere({ source, kind, required }: Field, asked: ActionInput): boolean {
  const value = valueAt(asked, source);
  if (isNothing(value)) return !required;
  return !numeric.has(kind) || typeof value === 'number';
}

interface BulkQuestionProps {
  /** The action, or `delete`. */
  action: string;
  records: readonly ShopRecord[];
  /** They are all that match. */
  isAll: boolean;
  isRunning: boolean;
  onConfirm: (asked: ActionInput) => void;
  onCancel: () => void;
}

/** Asks once for all ticked records, with what the action asks for, and says which of them are left out. */
export function BulkQuestion({ action, records, isAll, isRunning, onConfirm, onCancel }: BulkQuestionProps) {
  const resource = useResource();
  const { name } = resource;
  const translate = useTranslate();
  const { labelOf } = useBulkTexts();
  const declared = actionOf(resource, action);
  const deletes = action === 'delete';
  const count = records.length;
  const key = deletes ? 'question' : 'questionOf';
  const words = {
    title: translate(`app.selection.${isAll ? `${key}Matching` : key}`, {
      count,
      action: labelOf(action),
      name: translate(`resources.${name}.name`, { smart_count: count }),
    }),
    text: translate(`resources.${name}.confirm.${action}.text`, { _: translate(deletes ? deleteText(resource) : 'app.selection.text') }),
    confirm: labelOf(action),
  };
  /** Before all that must be entered is there, no record is judged by it. */
  const judged = (asked: ActionInput): Judged => {
    const isEntered = actionInputFields(resource, declared ?? {}).every(field => isThere(field, asked));
    const { fit, left } = splitRunnable(resource, action, records, asked);
    if (isEntered) return { isEntered, isPossible: fit.length > 0, left };
    const others = left.filter(({ why }) => why !== 'same');
    return { isEntered, isPossible: others.length < count, left: others };
  };
  const below = (asked: ActionInput) => {
    const { isEntered, left } = judged(asked);
    return (
      <>
        {isEntered && <BulkPreview action={action} records={records} asked={asked} />}
        <LeftOut action={action} left={left} />
      </>
    );
  };
  const isPossible = (asked: ActionInput) => judged(asked).isPossible;
  const dialog = { ...words, isRunning, onCancel };
  return (
    <Suspense>
      {declared?.ask ? (
        <AskDialog
          {...dialog}
          isWide={Boolean(declared.preview)}
          fields={actionInputFields(resource, declared)}
          danger={declared.removes}
          isPossible={isPossible}
          onConfirm={onConfirm}
        >
          {below}
        </AskDialog>
      ) : (
        <ConfirmDialog {...dialog} isHarmless={!deletes && !declared?.removes} isImpossible={!isPossible({})} onConfirm={() => onConfirm({})}>
          {below({})}
        </ConfirmDialog>
      )}
    </Suspense>
  );
}

function LeftOut({ action, left }: Pick<BulkQuestionProps, 'action'> & Pick<Judged, 'left'>) {
  const resource = useResource();
  const translate = useTranslate();
  return (
    <Box role="status" sx={{ mt: left.length ? 2 : 0 }}>
      {left.length > 0 && (
        <>
          {translate('app.selection.leftOut', { count: left.length })}
          <NamedRecords
            records={left.map(({ record, why }) => ({ record, why: reasonText(translate, resource.name, action, why) }))}
            most={mostNamed}
          />
        </>
      )}
    </Box>
  );
}
