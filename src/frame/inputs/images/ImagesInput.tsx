import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import type { RefusedFile } from '#frame/format/imageFiles.ts';
import { GroupError } from '#frame/inputs/FieldNote.tsx';
import type { InputProps } from '#frame/inputs/inputProps.tsx';
import { ConfirmDialog } from '#frame/ui/ConfirmDialogLazy.ts';
import { ImagesBox } from './ImagesBox';
import { ImageTiles } from './ImageTiles';
import { useImages } from './useImages';

/** Progress is shown for more files than this; fewer are read too quickly. */
const fewFiles = 5;

/** An ordered list of images: added, reordered, and removed after a confirmation. */
export default function ImagesInput({ field, label, readOnly, describedBy }: InputProps) {
  const translate = useTranslate();
  const { id, field: input, fieldState } = useInput({ source: field.source });
  const { images, add, reading, refused, clearRefused } = useImages(field, input.value, input.onChange);
  const [toRemove, setToRemove] = useState<number | 'all'>();
  const remove = () => {
    input.onChange(toRemove === 'all' ? [] : images.filter((_, position) => position !== toRemove));
    setToRemove(undefined);
  };
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={describedBy}>
      <ImagesBox
        {...{ id, field, label }}
        count={images.length}
        onAdd={readOnly ? undefined : add}
        onClear={readOnly ? undefined : () => setToRemove('all')}
      >
        <ImageTiles images={images} label={label} field={field} onSort={input.onChange} onRemove={setToRemove} readOnly={readOnly} />
      </ImagesBox>
      {reading.all > fewFiles && (
        <Typography variant="caption" role="status">
          {translate('app.inputs.readingImages', reading)}
        </Typography>
      )}
      <GroupError message={fieldState.error?.message} />
      {refused.length > 0 && <Refused files={refused} onClose={clearRefused} />}
      {toRemove !== undefined && (
        <ConfirmDialog
          title={translate(toRemove === 'all' ? 'app.confirm.clearImagesTitle' : 'app.confirm.removeImageTitle')}
          text={translate(toRemove === 'all' ? 'app.confirm.clearImagesText' : 'app.confirm.removeImageText')}
          confirm={translate('app.actions.confirm')}
          onConfirm={remove}
          onCancel={() => setToRemove(undefined)}
        />
      )}
    </Box>
  );
}

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
