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
import { useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { safeLink } from '#frame/format/links.ts';
import { type LostPart, lostParts } from '#frame/format/richTextContent.ts';
import { safeHtml } from '#frame/format/safeHtml.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { InputProps } from '#frame/inputs/useTextField.tsx';

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

type TiptapEditor = ReturnType<typeof useTiptapEditor>;

/** Hands on the editor that it stands in. */
function Reach({ onEditor }: { onEditor: (editor: TiptapEditor) => void }) {
  const editor = useTiptapEditor();
  useEffect(() => onEditor(editor), [editor, onEditor]);
  return null;
}

/** What an editor cannot do without. Its own style sheet is one that the policy of the page does not let in. */
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

/** As the package has it, but for its styles, and a link that is typed or pasted leads where our links may. */
const editorOptions = {
  ...DefaultEditorOptions,
  injectCSS: false,
  extensions: DefaultEditorOptions.extensions?.map(extension =>
    extension.name === 'starterKit'
      ? extension.configure({ link: { isAllowedUri: (address: string) => safeLink(address) !== undefined } })
      : extension,
  ),
};

/** Only shown: no code of the text runs, and nothing but pictures is fetched. */
const shownOnly = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src * data:; style-src 'unsafe-inline'">`;

interface WholeTextProps {
  label: string;
  text: string;
  lost: ReadonlyMap<LostPart, number>;
  /** None where the text may not be changed. */
  onEdit?: (() => void) | undefined;
}

/** A text as it is stored, and what editing it here would cost. */
function WholeText({ label, text, lost, onEdit }: WholeTextProps) {
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
        srcDoc={shownOnly + safeHtml(text)}
        sx={{ width: '100%', height: 240, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff', colorScheme: 'light' }}
      />
    </Box>
  );
}

/**
 * Text with headings, lists and links. A text that has more than that is shown as it is stored, and goes back so, until
 * staff choose to edit it all the same. Heavy: loaded by the screens that have one, never before.
 */
export default function RichTextInput({ field: { source }, label, validate, readOnly }: InputProps) {
  const value = nameOf(useWatch({ name: source }));
  const [editor, setEditor] = useState<TiptapEditor>();
  // A text that came from elsewhere than the editor, and what the editor makes of it.
  const [given, setGiven] = useState({ whole: '', made: '' });
  const [edited, setEdited] = useState<string>();
  const typed = useRef<string>(undefined);
  useEffect(() => {
    if (editor && !editor.isDestroyed && value !== typed.current) setGiven({ whole: value, made: editor.getHTML() });
  }, [editor, value]);
  const parse = useCallback(
    (html: string) => {
      typed.current = html === given.made ? given.whole : html;
      return typed.current;
    },
    [given],
  );
  // What the editor has made itself is as it should be; what came from elsewhere is made so before it gets there.
  const format = useCallback(
    (held: unknown) => {
      const html = nameOf(held);
      return html === typed.current && html !== given.whole ? html : safeHtml(html);
    },
    [given],
  );
  const lost = useMemo(() => lostParts(given.whole, given.made), [given]);
  const isCut = lost.size > 0 && edited !== given.whole;
  const edit = () => {
    setEdited(given.whole);
    // Once it can be seen.
    setTimeout(() => editor?.commands.focus());
  };
  return (
    <>
      {isCut && <WholeText label={label} text={given.whole} lost={lost} onEdit={readOnly ? undefined : edit} />}
      <Box
        hidden={isCut}
        sx={{
          ...editorStyles,
          '& .text-heading': { font: 'inherit', m: 0 },
          '& .ProseMirror': { ...editorStyles['& .ProseMirror'], minHeight: 120, maxHeight: 360, overflowY: 'auto', overflowWrap: 'anywhere' },
        }}
      >
        <Editor
          source={source}
          // A heading, so that those within the text stand below one.
          label={<h2 className="text-heading">{label}</h2>}
          validate={validate}
          readOnly={readOnly}
          format={format}
          parse={parse}
          editorOptions={editorOptions}
          toolbar={
            <RichTextInputToolbar>
              <Reach onEditor={setEditor} />
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
