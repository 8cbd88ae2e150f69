import { Button } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider, useNotify, useTranslate } from 'react-admin';
import { type ActionInput, noteFields } from '#define';
import { AskDialog } from '#frame/actions/AskDialogLazy.ts';
import { useResource } from '#frame/context/resourcesContext.ts';
import type { Entry } from './journalEntry';
import { addNotes } from './journalLog';

/** A button that adds to an entry an input that its action asks for and that was left empty, such as a reason. Renders nothing without one. */
export function AddNote({ entry }: { entry: Entry }) {
  const { id, action, changes, name } = entry;
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResource(entry.resource);
  const [isAsking, setAsking] = useState(false);
  const fields = noteFields(resource, action).filter(({ source }) => changes.every(change => change.source !== source));
  if (!fields.length) return null;
  const add = translate('pages.journal.addNote', {
    name: fields.map(({ source }) => translate(`resources.${resource.name}.fields.${source}`)).join(', '),
  });
  const store = async (input: ActionInput) => {
    setAsking(false);
    await addNotes(id, resource, input).catch(() => notify('pages.journal.notStored', { type: 'error' }));
  };
  return (
    <ResourceContextProvider value={resource.name}>
      <Button
        size="small"
        onClick={() => setAsking(true)}
        aria-label={translate('app.actions.of', { action: add, name })}
        sx={{ minHeight: { xs: 44, sm: 0 } }}
      >
        {add}
      </Button>
      {isAsking && (
        <AskDialog
          title={add}
          text={name}
          confirm={translate('app.actions.add')}
          fields={fields}
          onConfirm={input => void store(input)}
          onCancel={() => setAsking(false)}
        />
      )}
    </ResourceContextProvider>
  );
}
