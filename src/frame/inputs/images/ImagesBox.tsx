import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { imagesIn } from '#dataProvider/wire.ts';
import type { Field } from '#define';
import type { InputProps } from '#frame/inputs/useTextField.tsx';

/** How large images stand in a form, in pixels. */
export const tileSize = ({ shape }: Pick<Field, 'shape'>) => ({ width: shape ? 'min(240px, 100%)' : 96, height: 96 });

type Take = (files: FileList | null) => Promise<void>;

interface ImagesBoxProps {
  /** Of the label; the input's. */
  id: string;
  field: Field;
  label: string;
  /** How many images there are. */
  count: number;
  /** Takes files that were picked or dropped; without it none can be. */
  onTake?: Take | undefined;
  onClear?: (() => void) | undefined;
  /** The images. */
  children: ReactNode;
}

/** What images of a form stand in: files can be picked for it or dropped on it. */
export function ImagesBox({ id, field, label, count, onTake, onClear, children }: ImagesBoxProps) {
  const translate = useTranslate();
  return (
    <>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      <DropArea onDrop={onTake}>
        {children}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Picker label={label} isOne={field.most === 1} onPick={onTake} />
          {count > 0 && (
            <Button size="small" color="error" disabled={!onClear} onClick={onClear}>
              {translate('app.inputs.clearImages')}
            </Button>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('app.inputs.dropImages')}
          </Typography>
        </Box>
      </DropArea>
    </>
  );
}

/** The same while the code of the input is on its way: as large, so that nothing below moves when it comes. */
export function ImagesPlace({ field, label }: InputProps) {
  const id = useId();
  const images = imagesIn(useWatch({ name: useWrappedSource(field.source) }));
  return (
    <Box role="group" aria-labelledby={id} aria-busy>
      <ImagesBox id={id} field={field} label={label} count={images.length}>
        {images.map((_, position) => (
          <Box key={position} sx={tileSize(field)} />
        ))}
      </ImagesBox>
    </Box>
  );
}

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
  onPick: Take | undefined;
}

/** The button that lets staff choose files. What was chosen is forgotten, so that the same file can be chosen again. */
function Picker({ label, isOne, onPick }: PickerProps) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const pick = async ({ target }: { target: HTMLInputElement }) => {
    await onPick?.(target.files);
    target.value = '';
  };
  return (
    <>
      <Button variant="outlined" size="small" disabled={!onPick} onClick={() => picker.current?.click()}>
        {translate(isOne ? 'app.inputs.chooseImage' : 'app.inputs.addImages')}
      </Button>
      {onPick && (
        <Box
          component="input"
          ref={picker}
          type="file"
          accept="image/*"
          multiple={!isOne}
          tabIndex={-1}
          aria-label={label}
          onChange={(event: { target: HTMLInputElement }) => void pick(event)}
          sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
        />
      )}
    </>
  );
}
