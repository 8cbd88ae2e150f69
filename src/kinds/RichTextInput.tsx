import { Box, MenuItem, Select } from '@mui/material';
import {
  ClearButtons,
  RichTextInput as Editor,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { InputProps } from './inputs';

const levels = [1, 2, 3, 4] as const;

/** Whether the line is a heading, and of which level. The package's own has a list item outside of a list. */
function LevelSelect() {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const level = useSyncExternalStore(
    useCallback(
      listener => {
        editor?.on('transaction', listener);
        return () => editor?.off('transaction', listener);
      },
      [editor],
    ),
    () => levels.find(candidate => editor?.isActive('heading', { level: candidate })) ?? 0,
  );
  const choose = (wanted: number) => {
    const chain = editor.chain().focus();
    (wanted ? chain.setNode('heading', { level: wanted }) : chain.setNode('paragraph')).run();
  };
  return (
    <Select
      size="small"
      value={level}
      onChange={event => choose(event.target.value)}
      disabled={!editor?.isEditable}
      SelectDisplayProps={{ 'aria-label': translate('ra.tiptap.select_level') }}
      sx={{ '& .MuiSelect-select': { py: 0.5, fontSize: 14 } }}
    >
      <MenuItem value={0}>{translate('ra.tiptap.paragraph')}</MenuItem>
      {levels.map(candidate => (
        <MenuItem key={candidate} value={candidate}>
          {translate(`ra.tiptap.heading${candidate}`)}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Text with headings, lists and links. Heavy: loaded by the screens that have one, never before. */
export default function RichTextInput({ field, label, validate, readOnly }: InputProps) {
  return (
    <Box
      sx={{
        '& .text-heading': { font: 'inherit', m: 0 },
        '& .ProseMirror': { minHeight: 120, maxHeight: 360, overflowY: 'auto', overflowWrap: 'anywhere' },
      }}
    >
      <Editor
        source={field.source}
        // A heading, so that those within the text stand below one.
        label={<h2 className="text-heading">{label}</h2>}
        validate={validate}
        readOnly={readOnly}
        toolbar={
          <RichTextInputToolbar>
            <LevelSelect />
            <FormatButtons size="small" />
            <ListButtons size="small" />
            <LinkButtons size="small" />
            <QuoteButtons size="small" />
            <ClearButtons size="small" />
          </RichTextInputToolbar>
        }
        helperText={false}
      />
    </Box>
  );
}
