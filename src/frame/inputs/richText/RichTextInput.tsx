import { Alert, Box, Button, MenuItem, Select, Typography } from '@mui/material';
import {
  ClearButtons,
  DefaultEditorOptions,
  RichTextInput as Editor,
  FormatButtons,
  LinkButtons,
  ListButtons,
  QuoteButtons,
  RichTextInputToolbar,
  useTiptapEditor,
} from 'ra-input-rich-text';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { holdsOn } from '#define';
import { safeLink } from '#frame/format/links.ts';
import { type LostPart, lostParts } from '#frame/format/richTextContent.ts';
import { safeHtml } from '#frame/format/safeHtml.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { InputProps } from '#frame/inputs/inputProps.tsx';

const levels = [1, 2, 3, 4] as const;

/** The heading level of the line. The select of the package renders a list item outside of a list. */
function LevelSelect() {
  const editor = useTiptapEditor();
  const translate = useTranslate();
  const level = useSyncExternalStore(
    listener => {
      editor?.on('transaction', listener);
      return () => editor?.off('transaction', listener);
    },
    () => levels.find(candidate => editor?.isActive('heading', { level: candidate })) ?? 0,
  );
  const choose = (newLevel: number) => {
    const chain = editor.chain().focus();
    (newLevel ? chain.setNode('heading', { level: newLevel }) : chain.setNode('paragraph')).run();
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

type TiptapEditor = ReturnType<typeof useTiptapEditor>;

/** Passes the editor that it is rendered in to the parent. */
function EditorRef({ onEditor }: { onEditor: (editor: TiptapEditor) => void }) {
  const editor = useTiptapEditor();
  useEffect(() => onEditor(editor), [editor, onEditor]);
  return null;
}

/** The styles that the editor needs. The Content-Security-Policy blocks its own style sheet. */
const editorStyles = {
  '& .ProseMirror': { position: 'relative', whiteSpace: 'break-spaces', fontVariantLigatures: 'none', fontFeatureSettings: '"liga" 0' },
  '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
  '& .ProseMirror [contenteditable="false"] [contenteditable="true"], & .ProseMirror pre': { whiteSpace: 'pre-wrap' },
  '& img.ProseMirror-separator': {
    display: 'inline !important',
    border: '0 !important',
    m: '0 !important',
    width: '0 !important',
    height: '0 !important',
  },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute', m: 0 },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-gapcursor::after': { content: '""', display: 'block', position: 'absolute', top: -2, width: 20, borderTop: 1 },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent', '&::selection': { background: 'transparent' } },
} as const;

/** The options of the package, without its styles, and with only safe links. */
const editorOptions = {
  ...DefaultEditorOptions,
  injectCSS: false,
  extensions: DefaultEditorOptions.extensions?.map(extension =>
    extension.name === 'starterKit'
      ? extension.configure({ link: { isAllowedUri: (address: string) => safeLink(address) !== undefined } })
      : extension,
  ),
};

/** The options, with the id of the text that describes the editor. The editor is made anew with other options. */
const optionsFor = (describedBy: string | undefined) =>
  describedBy ? { ...editorOptions, editorProps: { attributes: { 'aria-describedby': describedBy } } } : editorOptions;

/** A policy for the frame that shows the text: no code runs, and only images are fetched. */
const framePolicy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src * data:; style-src 'unsafe-inline'">`;

interface UnsupportedTextProps {
  label: string;
  text: string;
  lost: ReadonlyMap<LostPart, number>;
  /** `undefined` if the text is read-only. */
  onEdit?: (() => void) | undefined;
}

/** A stored text with parts that the editor does not support: shows it, and lists the parts that editing would lose. */
function UnsupportedText({ label, text, lost, onEdit }: UnsupportedTextProps) {
  const translate = useTranslate();
  const id = useId();
  const parts = [...lost].map(([part, count]) => translate(`app.inputs.lost.${part}`, { count })).join(', ');
  const edit = onEdit && (
    <Button color="inherit" size="small" onClick={onEdit} aria-describedby={id}>
      {translate('app.inputs.editAnyway')}
    </Button>
  );
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h2" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Alert id={id} severity="warning" role="note" action={edit}>
        {translate('app.inputs.cannotHold', { parts })}
      </Alert>
      <Box
        component="iframe"
        sandbox=""
        title={label}
        srcDoc={framePolicy + safeHtml(text)}
        sx={{ width: '100%', height: 240, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff', colorScheme: 'light' }}
      />
    </Box>
  );
}

/**
 * An editor for text with headings, lists and links. A text with other content is shown as it is stored and is sent unchanged, unless
 * staff choose to edit it all the same. Large, so it is loaded on demand.
 */
export default function RichTextInput({ field: { source, required }, label, readOnly, page, describedBy }: InputProps) {
  const value = nameOf(useWatch({ name: source }));
  const [editor, setEditor] = useState<TiptapEditor>();
  // The last text that did not come from the editor, and the editor's version of it.
  const [original, setOriginal] = useState({ stored: '', edited: '' });
  const [chosen, setChosen] = useState<string>();
  const typed = useRef<string>(undefined);
  useEffect(() => {
    if (editor && !editor.isDestroyed && value !== typed.current) setOriginal({ stored: value, edited: editor.getHTML() });
  }, [editor, value]);
  const parse = (html: string) => {
    typed.current = html === original.edited ? original.stored : html;
    return typed.current || null;
  };
  // Text from the editor is safe. Any other text is sanitized before the editor gets it.
  const format = (input: unknown) => {
    const html = nameOf(input);
    return html === typed.current && html !== original.stored ? html : safeHtml(html);
  };
  const lost = useMemo(() => lostParts(original.stored, original.edited), [original]);
  const isUnsupported = lost.size > 0 && chosen !== original.stored;
  const options = useMemo(() => optionsFor(describedBy), [describedBy]);
  const edit = () => {
    setChosen(original.stored);
    // After it has become visible.
    setTimeout(() => editor?.commands.focus());
  };
  return (
    <>
      {isUnsupported && <UnsupportedText label={label} text={original.stored} lost={lost} onEdit={readOnly ? undefined : edit} />}
      <Box
        hidden={isUnsupported}
        sx={{
          ...editorStyles,
          '& .text-heading': { font: 'inherit', m: 0 },
          '& .ProseMirror': { ...editorStyles['& .ProseMirror'], minHeight: 120, maxHeight: 360, overflowY: 'auto', overflowWrap: 'anywhere' },
        }}
      >
        <Editor
          source={source}
          // A heading, so that the headings in the text have a parent.
          label={<h2 className="text-heading">{label}</h2>}
          isRequired={holdsOn(required, page)}
          readOnly={readOnly}
          format={format}
          parse={parse}
          editorOptions={options}
          toolbar={
            <RichTextInputToolbar>
              <EditorRef onEditor={setEditor} />
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
    </>
  );
}
