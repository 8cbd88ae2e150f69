import { Alert, Box, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { useInput, useNotify, useTranslate } from 'react-admin';
import { useResource } from '#frame/context/resourcesContext.ts';
import { shapeRatio, sizeText } from '#frame/format/imageFiles.ts';
import { GroupError } from '#frame/inputs/FieldNote.tsx';
import type { InputProps } from '#frame/inputs/inputProps.tsx';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { ConfirmDialog } from '#frame/ui/ConfirmDialogLazy.ts';
import { ImagesBox } from './ImagesBox';
import { ImageTiles } from './ImageTiles';
import { type Refusal, useImages } from './useImages';

/** Progress is shown for more files than this; fewer are read too quickly. */
const fewFiles = 5;

/** An ordered list of images: added, reordered, and removed after a confirmation. */
export default function ImagesInput({ field, label, readOnly, describedBy }: InputProps) {
  const translate = useTranslate();
  const { id, field: input, fieldState } = useInput({ source: field.source });
  const { images, add, addFitted, reading, refused, clearRefused } = useImages(field, input.value, input.onChange);
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
      {refused.length > 0 && <Refused files={refused} shape={shapeRatio(field)} onFit={addFitted} onClose={clearRefused} />}
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

interface RefusedProps {
  files: readonly Refusal[];
  /** Width by height; `undefined` if the images may have any shape. */
  shape: number | undefined;
  onFit: (refusal: Refusal, shape?: number) => Promise<File | undefined>;
}

/** Says why files were refused. Below that, those that are too large can be made to fit. */
function Refused({ files, onClose, ...fitting }: RefusedProps & { onClose: () => void }) {
  const translate = useTranslate();
  const { name } = useResource();
  return (
    <>
      <Alert severity="error" sx={{ mt: 1, overflowWrap: 'anywhere' }} onClose={onClose}>
        {files.map(({ file, size, reason, cannotFit }, position) => (
          <Fragment key={position}>
            <div>{translate(`resources.${name}.inputs.${reason}`, { file, size, _: translate(`app.inputs.${reason}`, { file, size }) })}</div>
            {cannotFit && <div>{translate('app.inputs.cannotFit', { file })}</div>}
          </Fragment>
        ))}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {files.map(refusal => refusal.content && <FitButtons key={`${refusal.file} ${refusal.size}`} refusal={refusal} {...fitting} />)}
      </Box>
    </>
  );
}

function FitButtons({ refusal, shape, onFit }: Omit<RefusedProps, 'files'> & { refusal: Refusal }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [running, setRunning] = useState<string>();
  const run = async (way: string) => {
    setRunning(way);
    const fitted = await onFit(refusal, way === 'cropToFit' ? shape : undefined);
    setRunning(undefined);
    if (fitted) notify('app.inputs.fitted', { messageArgs: { file: fitted.name, size: sizeText(fitted.size) } });
  };
  return ['makeFit', ...(shape ? ['cropToFit'] : [])].map(way => (
    <BusyButton
      key={way}
      size="small"
      variant="outlined"
      isBusy={running === way}
      onClick={() => !running && void run(way)}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {translate(`app.inputs.${way}`, { file: refusal.file })}
    </BusyButton>
  ));
}
