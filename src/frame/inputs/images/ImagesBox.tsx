import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '#define';
import { visuallyHidden } from '#frame/ui/styles/visuallyHidden.ts';

type AddFiles = (files: FileList | null) => void;

interface ImagesBoxProps {
  /** The id of the label. */
  id: string;
  field: Field;
  label: string;
  count: number;
  /** `undefined` if files cannot be added; dropped ones are then ignored. */
  onAdd: AddFiles | undefined;
  onClear: (() => void) | undefined;
  children: ReactNode;
}

const wrapped = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** The box around the images of a form. Files can be picked for it or dropped on it. */
export function ImagesBox({ id, field, label, count, onAdd, onClear, children }: ImagesBoxProps) {
  const translate = useTranslate();
  return (
    <>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Typography>
      <Box
        onDragOver={event => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={event => {
          if (!event.dataTransfer.files.length) return;
          event.preventDefault();
          onAdd?.(event.dataTransfer.files);
        }}
        sx={{ border: '1px dashed', borderColor: 'divider', borderRadius: 1, p: 1.5, ...wrapped, gap: 1.5 }}
      >
        {children}
        <Box sx={{ ...wrapped, gap: 1 }}>
          <Picker label={label} isOne={field.max === 1} onPick={onAdd} />
          {count > 0 && (
            <Button size="small" color="error" disabled={!onClear} onClick={onClear}>
              {translate('app.inputs.clearImages')}
            </Button>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {translate('app.inputs.dropImages')}
          </Typography>
        </Box>
      </Box>
    </>
  );
}

interface PickerProps {
  label: string;
  isOne: boolean;
  onPick: AddFiles | undefined;
}

/** The button that opens the file dialog. The input is cleared after each choice, so that the same file can be chosen again. */
function Picker({ label, isOne, onPick }: PickerProps) {
  const translate = useTranslate();
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" size="small" disabled={!onPick} onClick={() => fileInput.current?.click()}>
        {translate(isOne ? 'app.inputs.chooseImage' : 'app.inputs.addImages')}
      </Button>
      {onPick && (
        <Box
          component="input"
          ref={fileInput}
          type="file"
          accept="image/*"
          multiple={!isOne}
          tabIndex={-1}
          aria-label={label}
          onChange={({ target }: { target: HTMLInputElement }) => {
            onPick(target.files);
            target.value = '';
          }}
          sx={visuallyHidden}
        />
      )}
    </>
  );
}
