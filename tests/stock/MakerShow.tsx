import { Button } from '@mui/material';
import { Show, SimpleShowLayout, TextField, useCanAccess, useGetIdentity, useLogout, useNotify, useRecordContext, useUpdate } from 'react-admin';

export default function MakerShow() {
  return (
    <Show>
      <SimpleShowLayout>
        <TextField source="city" />
        <Move />
        <Person />
      </SimpleShowLayout>
    </Show>
  );
}

/** As in react-admin's documentation of `useNotify`. */
function Move() {
  const record = useRecordContext();
  const notify = useNotify();
  const [update] = useUpdate(
    'makers',
    { id: record?.id, data: { ...record, city: 'Calicut' }, previousData: record },
    { mutationMode: 'undoable', onSuccess: () => notify('Maker moved', { type: 'info', undoable: true }) },
  );
  return <Button onClick={() => update()}>Move</Button>;
}

function Person() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const { canAccess, isPending } = useCanAccess({ resource: 'makers', action: 'delete' });
  const seals = useCanAccess({ resource: 'seals', action: 'delete' });
  return (
    <>
      <p>Signed in as {identity?.fullName}</p>
      {!isPending && <p>Makers: {canAccess ? 'may be deleted' : 'stay'}</p>}
      {!seals.isPending && <p>Seals: {seals.canAccess ? 'may be deleted' : 'stay'}</p>}
      <Button onClick={() => logout()}>Leave</Button>
    </>
  );
}
