import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { imageUrl, placeholderImage, withPlaceholder } from '#frame/format/imageFiles.ts';

/** The images of a record: a large one and thumbnails to choose from; a placeholder if there are none. */
export function Gallery({ images, name }: { images: unknown; name: string }) {
  const translate = useTranslate();
  const pictures = [images]
    .flat()
    .map(imageUrl)
    .filter(address => address !== undefined);
  const [chosen, setChosen] = useState(0);
  const place = chosen < pictures.length ? chosen : 0;
  const large = pictures[place];
  const label = (position: number) => translate('app.values.image', { number: position + 1, name });
  return (
    <Box>
      <Box
        component="img"
        src={large ?? placeholderImage()}
        onError={withPlaceholder}
        alt={large ? label(place) : translate('app.values.noImage')}
        sx={{ width: '100%', aspectRatio: '1', objectFit: 'contain', borderRadius: 1, display: 'block', bgcolor: 'action.hover' }}
      />
      {pictures.length > 1 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {pictures.map((picture, position) => (
            <Box
              key={position}
              component="button"
              type="button"
              aria-label={label(position)}
              aria-pressed={position === place}
              onClick={() => setChosen(position)}
              sx={{
                p: 0,
                border: 2,
                borderColor: position === place ? 'primary.main' : 'divider',
                borderRadius: 1,
                overflow: 'hidden',
                cursor: 'pointer',
                bgcolor: 'transparent',
                lineHeight: 0,
              }}
            >
              <Box component="img" src={picture} onError={withPlaceholder} alt="" loading="lazy" sx={{ width: 60, height: 60, objectFit: 'cover' }} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
