import { useTranslate } from 'react-admin';
import { useField } from '#frame/context/resourcesContext.ts';
import { Line } from '#frame/fields/FieldShown.tsx';
import { BadgeField } from '#frame/fields/fields.tsx';
import type { SlotProps } from '#frame/slots/slots.ts';
import { roleOf } from '#resources/users/roles.ts';
import type { users } from '#resources/users/users.ts';

/** The role, or "guest", as in lists. */
export default function Role({ record }: SlotProps<typeof users, 'show/role'>) {
  const translate = useTranslate();
  const role = useField('role');
  return (
    <Line label={translate('resources.users.fields.role')}>
      <BadgeField value={roleOf(record)} record={record} resource="users" column={role} />
    </Line>
  );
}
