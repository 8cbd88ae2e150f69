import { Box } from '@mui/material';
import { RichTextInput as Editor, RichTextInputToolbar } from 'ra-input-rich-text';
import type { InputProps } from './inputs';

/** Text with headings, lists and links. Heavy: loaded by the screens that have one, never before. */
export default function RichTextInput({ field, label, validate, readOnly }: InputProps) {
  return (
    <Box sx={{ '& .ProseMirror': { minHeight: 120, maxHeight: 360, overflowY: 'auto', overflowWrap: 'anywhere' } }}>
      <Editor
        source={field.source}
        label={label}
        validate={validate}
        readOnly={readOnly}
        toolbar={<RichTextInputToolbar size="small" />}
        helperText={false}
      />
    </Box>
  );
}
