import MyLocation from '@mui/icons-material/MyLocation';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import MapView from '#frame/fields/MapView.tsx';
import { asPlace, roundPlace } from '#frame/format/coordinates.ts';
import { degreesOf } from '#frame/record/formValues.ts';
import type { InputProps } from './inputProps';
import { NumberInput } from './NumberInput';

export default function MapInput({ field, label, readOnly, page, describedBy }: InputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [latitude, longitude] = degreesOf(field);
  const place = asPlace(useWatch({ name: field.source }));
  const [isDenied, setDenied] = useState(false);
  const pick = (place: [number, number]) => {
    for (const [index, degrees] of place.entries())
      setValue(`${field.source}.${index}`, degrees, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  };
  const locate = () => {
    setDenied(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => pick(roundPlace(coords.latitude, coords.longitude)),
      () => setDenied(true),
    );
  };
  return (
    <Box
      {...(describedBy && { role: 'group', 'aria-label': label, 'aria-describedby': describedBy })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      <MapView place={place} onPick={pick} width={400} />
      <Box sx={{ display: 'grid', gap: 2, flex: '1 1 200px', maxWidth: 320, alignContent: 'start' }}>
        <NumberInput field={latitude} label={translate('app.map.latitude')} {...{ page, readOnly }} />
        <NumberInput field={longitude} label={translate('app.map.longitude')} {...{ page, readOnly }} />
        {'geolocation' in navigator && (
          <Button variant="outlined" startIcon={<MyLocation />} onClick={locate} disabled={readOnly}>
            {translate('app.map.here')}
          </Button>
        )}
        {isDenied && <Alert severity="warning">{translate('app.map.refused')}</Alert>}
      </Box>
    </Box>
  );
}
