import MyLocation from '@mui/icons-material/MyLocation';
import { Alert, Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '#define';
import MapView from '#frame/fields/MapView.tsx';
import { asPlace, roundPlace } from '#frame/format/coordinates.ts';
import { NumberInput } from './NumberInput';
import type { InputProps } from './useTextField';
import { useValidators } from './useValidators';

export default function MapInput({ field, readOnly, page }: InputProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
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
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <MapView place={place} onPick={pick} width={400} height={350} />
      <Box sx={{ display: 'grid', gap: 2, flex: '1 1 200px', maxWidth: 320, alignContent: 'start' }}>
        <Degrees index={0} most={90} label={translate('app.map.latitude')} {...{ field, page, readOnly }} />
        <Degrees index={1} most={180} label={translate('app.map.longitude')} {...{ field, page, readOnly }} />
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

/** The input of the latitude (index 0) or the longitude (index 1). `most`: the largest value. */
function Degrees({ field: place, index, most, ...input }: Omit<InputProps, 'validate'> & { index: number; most: number }) {
  const field = useMemo(
    (): Field => ({ source: `${place.source}.${index}`, kind: 'number', min: -most, max: most, required: true }),
    [place, index, most],
  );
  return <NumberInput {...input} field={field} validate={useValidators(field, input.page)} />;
}
