import { Alert, Box, Card, CardContent, TextField } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { loadSignInMode } from '#app/auth/loadSignInMode.ts';
import { readUser, renameUser } from '#dataProvider/session.ts';
import { asText } from '#define';
import { noticeTimes, useErrorText } from '#frame/context/useNotices.ts';
import { DefinitionList, Line } from '#frame/fields/FieldShown.tsx';
import { useDraft } from '#frame/form/drafts/useDraft.ts';
import { PageHeader } from '#frame/page/PageHeader.tsx';
import { clearLeaveChoice, useLeaveGuard } from '#frame/routing/unsavedChanges.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';

/** In milliseconds. */
const flagDuration = 3000;

/** The signed-in user, with a form to change their name. */
export default function Profile() {
  const translate = useTranslate();
  const [user, setUser] = useState(readUser);
  return (
    <>
      <PageHeader title={translate('app.profile.title')} />
      <Card variant="outlined" sx={{ maxWidth: 640 }}>
        <CardContent>
          <DefinitionList>
            <Line label={translate('app.profile.name')}>
              <bdi>{user?.displayName}</bdi>
            </Line>
            <Line label={translate('app.profile.email')}>{user?.email}</Line>
            <Line label={translate('app.profile.id')}>{user?.uid}</Line>
          </DefinitionList>
          <NameForm onChanged={() => setUser(readUser())} />
        </CardContent>
      </Card>
    </>
  );
}

/** Stores an unsaved name as a draft, like any form, and restores an earlier draft. */
function useNameDraft(name: string, setName: (name: string) => void): void {
  const notify = useNotify();
  const { changed, offer } = useDraft('profile', {
    read: () => (name.trim() ? { changes: { name }, was: {} } : undefined),
    restore: ({ changes = {} }) => {
      setName(asText(changes.name));
      notify('app.notices.restored', { type: 'info', autoHideDuration: noticeTimes.draftRestored });
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft follows the name
  useEffect(changed, [changed, name]);
  const isFree = !name.trim();
  useEffect(() => {
    if (offer && isFree) offer.decide(true);
  }, [offer, isFree]);
}

function NameForm({ onChanged }: { onChanged: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [message, setMessage] = useState<{ severity: 'success' | 'error'; text: string }>();
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  useLeaveGuard(name.trim() !== '');
  useNameDraft(name, setName);
  useEffect(() => {
    const timer = message && setTimeout(() => setMessage(undefined), flagDuration);
    return () => clearTimeout(timer);
  }, [message]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const user = readUser() ?? { displayName: '', email: '', uid: '' };
    setIsMissing(!name.trim());
    if (!name.trim() || saving.current) return;
    saving.current = true;
    setSaving(true);
    try {
      await (await loadSignInMode()).changeName(name.trim(), user);
      renameUser(name.trim());
      setMessage({ severity: 'success', text: translate('app.profile.done') });
      setName(typed => (typed === name ? '' : typed));
      onChanged();
    } catch (error) {
      setMessage({ severity: 'error', text: errorText(error) });
    }
    saving.current = false;
    setSaving(false);
  };
  return (
    <Box component="form" onSubmit={save} noValidate sx={{ display: 'grid', gap: 2, mt: 3, maxWidth: 400 }}>
      {message && <Alert severity={message.severity}>{message.text}</Alert>}
      <TextField
        name="username"
        label={translate('app.profile.change')}
        required
        value={name}
        error={isMissing}
        helperText={isMissing && translate('app.profile.required')}
        onChange={({ target }) => {
          clearLeaveChoice();
          setName(target.value);
        }}
        slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'name' } }}
      />
      <BusyButton type="submit" variant="contained" isBusy={isSaving} sx={{ justifySelf: 'start' }}>
        {translate('app.profile.button')}
      </BusyButton>
    </Box>
  );
}
