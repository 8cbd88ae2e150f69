import { useTranslate } from 'react-admin';
import { useField } from '../../../src/frame/kinds/resources';
import { Badge } from '../../../src/frame/kinds/values';
import type { Slot } from '../../../src/frame/views/bespoke';
import { Line } from '../../../src/frame/views/FieldShown';
import { roleOf } from '../roles';
import type { users } from '../users';

/** What a user is called in lists: a guest, or their role. */
export default function Role({ record }: Slot<typeof users, 'show/role'>) {
  const translate = useTranslate();
  const role = useField('role');
  return (
    <Line label={translate('resources.users.fields.role')}>
      <Badge value={roleOf(record)} record={record} resource="users" column={role} />
    </Line>
  );
}
