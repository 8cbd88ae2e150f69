import { Alert, Box, Button, Typography } from '@mui/material';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { RefusedFile } from '../format/images';
import { ConfirmDialog } from '../views/laterConfirm';
import { ImageTiles } from './ImageTiles';
import { useResource } from './resources';
import { useImages } from './useImages';
import type { InputProps } from './useTextField';

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
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      <DropArea onDrop={readOnly ? undefined : add}>
        <ImageTiles images={images} label={label} shape={field.shape} onSort={input.onChange} onRemove={setAsking} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Picker label={label} isOne={field.most === 1} disabled={readOnly} onPick={add} />
          {images.length > 0 && (
            <Button size="small" color="error" onClick={() => setAsking('all')}>
              {translate('app.inputs.clearImages')}
            </Button>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('app.inputs.dropImages')}
          </Typography>
        </Box>
      </DropArea>
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

type Take = (files: FileList | null) => Promise<void>;

/** Files may be dropped here; without `onDrop` nothing happens to those that are. */
function DropArea({ onDrop, children }: { onDrop: Take | undefined; children: ReactNode }) {
  return (
    <Box
      onDragOver={event => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={event => {
        if (!event.dataTransfer.files.length) return;
        event.preventDefault();
        void onDrop?.(event.dataTransfer.files);
      }}
      sx={{
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
      }}
    >
      {children}
    </Box>
  );
}

interface PickerProps {
  label: string;
  isOne: boolean;
  disabled: boolean | undefined;
  onPick: Take;
}

/** The button that lets staff choose files. What was chosen is forgotten, so that the same file can be chosen again. */
function Picker({ label, isOne, disabled, onPick }: PickerProps) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const pick = async ({ target }: { target: HTMLInputElement }) => {
    await onPick(target.files);
    target.value = '';
  };
  return (
    <>
      <Button variant="outlined" size="small" disabled={disabled} onClick={() => picker.current?.click()}>
        {translate(isOne ? 'app.inputs.chooseImage' : 'app.inputs.addImages')}
      </Button>
      <Box
        component="input"
        ref={picker}
        type="file"
        accept="image/*"
        multiple={!isOne}
        tabIndex={-1}
        aria-label={label}
        disabled={disabled}
        onChange={(event: { target: HTMLInputElement }) => void pick(event)}
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      />
    </>
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
