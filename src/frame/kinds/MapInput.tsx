import MyLocation from '@mui/icons-material/MyLocation';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { asPlace, roundPlace } from '../format/places';
import { CheckedInput, type InputProps } from './inputs';
import MapView from './MapView';

/** A place, chosen on the map or typed as latitude and longitude; each follows the other. */
export default function MapInput({ field, readOnly, page }: InputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const place = asPlace(useWatch({ name: field.source }));
  const [refused, setRefused] = useState(false);
  const pick = (picked: [number, number]) => {
    for (const [index, degrees] of picked.entries())
      setValue(`${field.source}.${index}`, degrees, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  };
  const locate = () => {
    setRefused(false);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => pick(roundPlace(coords.latitude, coords.longitude)),
      () => setRefused(true),
    );
  };
  const degrees = (index: number, label: string, most: number) => (
    <CheckedInput
      field={{ source: `${field.source}.${index}`, kind: 'number', min: -most, max: most, required: true }}
      label={translate(label)}
      page={page}
      readOnly={readOnly}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <MapView place={place} onPick={pick} width={400} height={350} />
      <Box sx={{ display: 'grid', gap: 2, flex: '1 1 200px', maxWidth: 320, alignContent: 'start' }}>
        {degrees(0, 'app.map.latitude', 90)}
        {degrees(1, 'app.map.longitude', 180)}
        {'geolocation' in navigator && (
          <Button variant="outlined" startIcon={<MyLocation />} onClick={locate} disabled={readOnly}>
            {translate('app.map.here')}
          </Button>
        )}
        {refused && <Alert severity="warning">{translate('app.map.refused')}</Alert>}
      </Box>
    </Box>
  );
}
