import { Avatar } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Line } from '#frame/fields/FieldShown.tsx';
import { imageUrl } from '#frame/format/imageFiles.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { users } from '#resources/users/users.ts';

/** A user's picture; nothing if there is none. */
export default function Picture({ record }: SlotProps<typeof users, 'show/images'>) {
  const translate = useTranslate();
  const picture = imageUrl(record.images);
  if (!picture) return null;
  return (
    <Line label={translate('resources.users.fields.images')}>
      <Avatar src={picture} alt={translate('app.values.image', { number: 1, name: nameOf(record.name) })} sx={{ width: 96, height: 96 }} />
    </Line>
  );
}
