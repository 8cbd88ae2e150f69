import { Alert, Box, Card, CardContent, TextField } from '@mui/material';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readUser, renameUser } from '../../../dataProvider/session';
import { useErrorText } from '../../frame/kinds/useNotices';
import { BusyButton } from '../../frame/views/BusyButton';
import { DefinitionList, Line } from '../../frame/views/FieldShown';
import { PageHeader } from '../../frame/views/PageHeader';
import { useLeaveGuard } from '../../frame/views/unsaved';
import { signInMode } from '../auth/signInModes';

const flagShownFor = 3000;

/** The person who is signed in, and their name to change. */
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

function NameForm({ onChanged }: { onChanged: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const [flag, setFlag] = useState<{ severity: 'success' | 'error'; text: string }>();
  const [isSaving, setSaving] = useState(false);
  const saving = useRef(false);
  useLeaveGuard(name.trim() !== '');
  useEffect(() => {
    const timer = flag && setTimeout(() => setFlag(undefined), flagShownFor);
    return () => clearTimeout(timer);
  }, [flag]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const user = readUser() ?? { displayName: '', email: '', uid: '' };
    setMissing(!name.trim());
    if (!name.trim() || saving.current) return;
    saving.current = true;
    setSaving(true);
    try {
      await (await signInMode()).changeName(name.trim(), user);
      renameUser(name.trim());
      setFlag({ severity: 'success', text: translate('app.profile.done') });
      setName(typed => (typed === name ? '' : typed));
      onChanged();
    } catch (error) {
      setFlag({ severity: 'error', text: errorText(error) });
    }
    saving.current = false;
    setSaving(false);
  };
  return (
    <Box component="form" onSubmit={save} noValidate sx={{ display: 'grid', gap: 2, mt: 3, maxWidth: 400 }}>
      {flag && <Alert severity={flag.severity}>{flag.text}</Alert>}
      <TextField
        name="username"
        label={translate('app.profile.change')}
        required
        value={name}
        error={missing}
        helperText={missing && translate('app.profile.required')}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'name' } }}
      />
      <BusyButton type="submit" variant="contained" isBusy={isSaving} sx={{ justifySelf: 'start' }}>
        {translate('app.profile.button')}
      </BusyButton>
    </Box>
  );
}
