import { Avatar } from '@mui/material';
import { useTranslate } from 'react-admin';
import { addressOf } from '../../../src/frame/format/images';
import { nameOf } from '../../../src/frame/format/texts';
import type { Slot } from '../../../src/frame/views/bespoke';
import { Line } from '../../../src/frame/views/FieldShown';
import type { users } from '../users';

/** A user's picture; nothing where there is none. */
export default function Picture({ record }: Slot<typeof users, 'show/images'>) {
  const translate = useTranslate();
  const picture = addressOf(record.images);
  if (!picture) return null;
  return (
    <Line label={translate('resources.users.fields.images')}>
      <Avatar src={picture} alt={translate('app.values.image', { number: 1, name: nameOf(record.name) })} sx={{ width: 96, height: 96 }} />
    </Line>
  );
}
