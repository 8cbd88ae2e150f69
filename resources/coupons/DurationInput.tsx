import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { durationTypes } from './durations';

/** Buttons for the duration types. */
export default function DurationInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'durationType', defaultValue: 'Duration' });
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      size="small"
      aria-label={translate('resources.coupons.fields.durationType')}
      value={field.value || null}
      onChange={(_, chosen: string | null) => chosen && field.onChange(chosen)}
      sx={{ alignSelf: 'center' }}
    >
      {durationTypes.map(type => (
        <ToggleButton key={type} value={type} sx={{ textTransform: 'none', px: 2 }}>
          {translate(`resources.coupons.choices.durationType.${type}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
