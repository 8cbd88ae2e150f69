import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { valueAt, withValue } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { noticeTimes } from '#frame/context/useNotices.ts';
import { defaultValuesOf, recordIn } from '#frame/form/defaultValues.ts';
import { unsavedFields } from '#frame/record/formValues.ts';
import { clearLeaveChoice } from '#frame/routing/unsavedChanges.ts';
import { DraftNotice } from './DraftNotice';
import type { Typed } from './draft';
import { useDraft } from './useDraft';

/**
 * Keeps the unsaved changes of a form (`useDraft`), and offers to restore older drafts of it.
 * @param form resource and record id, and the part of the record that the form edits
 */
export function DraftGuard({ form }: { form: string }) {
  const { fields } = useResource();
  const notify = useNotify();
  const methods = useFormContext();
  const { setValue, getValues, subscribe, resetDefaultValues } = methods;
  const { changed: onChanged, offer } = useDraft(form, {
    read: isStored => {
      const [defaultValues, values] = [defaultValuesOf(methods), getValues()];
      const changed = unsavedFields(fields, defaultValues, values, isStored);
      if (!changed.length) return undefined;
      const pick = (from: unknown) => Object.fromEntries(changed.map(({ source }) => [source, valueAt(from, source)]));
      return { changes: pick(values), was: pick(defaultValues) };
    },
    // The values that were replaced come back too, so that the conflict check sees what others have changed since.
    restore: ({ changes = {}, was = {} }: Partial<Typed>) => {
      resetDefaultValues(Object.entries(was).reduce((values, [source, value]) => withValue(values, source, value), defaultValuesOf(methods)));
      for (const [source, value] of Object.entries(changes)) setValue(source, value, { shouldDirty: true });
      notify('app.notices.restored', { type: 'info', autoHideDuration: noticeTimes.draftRestored });
    },
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ type }) => {
          if (type === 'change') clearLeaveChoice();
          onChanged();
        },
      }),
    [subscribe, onChanged],
  );
  if (!offer) return null;
  return <DraftNotice key={offer.id} offer={offer} isNew={!recordIn(methods)} />;
}
