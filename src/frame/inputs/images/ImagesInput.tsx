import { Alert, Box, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import type { RefusedFile } from '#frame/format/imageFiles.ts';
import type { InputProps } from '#frame/inputs/useTextField.tsx';
import { ConfirmDialog } from '#frame/ui/ConfirmDialogLazy.ts';
import { ImagesBox } from './ImagesBox';
import { ImageTiles } from './ImageTiles';
import { useImages } from './useImages';

/** So many are read before anybody could read how far they are. */
const fewFiles = 5;

/** Several images in the order they will have: picked or dropped, dragged about, removed after a question. */
export default function ImagesInput({ field, label, validate, readOnly }: InputProps) {
  const translate = useTranslate();
  const { id, field: input } = useInput({ source: field.source, validate });
  const { images, add, reading, refused, forgetRefused } = useImages(field, input.value, input.onChange);
  const [asking, setAsking] = useState<number | 'all'>();
  const remove = () => {
    input.onChange(asking === 'all' ? [] : images.filter((_, position) => position !== asking));
    setAsking(undefined);
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <ImagesBox
        {...{ id, field, label }}
        count={images.length}
        onTake={readOnly ? undefined : add}
        onClear={readOnly ? undefined : () => setAsking('all')}
      >
        <ImageTiles images={images} label={label} field={field} onSort={input.onChange} onRemove={setAsking} readOnly={readOnly} />
      </ImagesBox>
      {reading.all > fewFiles && (
        <Typography variant="caption" role="status">
          {translate('app.inputs.readingImages', reading)}
        </Typography>
      )}
      {refused.length > 0 && <Refused files={refused} onClose={forgetRefused} />}
      {asking !== undefined && (
        <Suspense>
          <ConfirmDialog
            title={translate(asking === 'all' ? 'app.confirm.clearImagesTitle' : 'app.confirm.removeImageTitle')}
            text={translate(asking === 'all' ? 'app.confirm.clearImagesText' : 'app.confirm.removeImageText')}
            confirm={translate('app.actions.confirm')}
            onConfirm={remove}
            onCancel={() => setAsking(undefined)}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** The files that were not taken, and why. */
function Refused({ files, onClose }: { files: readonly RefusedFile[]; onClose: () => void }) {
  const translate = useTranslate();
  const { name } = useResource();
  return (
    <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }} onClose={onClose}>
      {files.map(({ file, size, reason }, position) => (
        <div key={position}>
          {translate(`resources.${name}.inputs.${reason}`, { file, size, _: translate(`app.inputs.${reason}`, { file, size }) })}
        </div>
      ))}
    </Alert>
  );
}
