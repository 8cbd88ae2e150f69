import { Box } from '@mui/material';
import { useCallback } from 'react';
import { wordsOf } from '#frame/format/richTextContent.ts';
import { safeNodes } from '#frame/format/safeHtml.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { FieldProps } from './fieldComponents';
import { TextField } from './fields';

/** Rich text as it is read: with its headings, lists and links; in a row of a list its words alone. A chunk of its own. */
export default function RichTextContent(props: FieldProps) {
  const html = nameOf(props.value);
  const fill = useCallback((place: HTMLElement | null) => place?.replaceChildren(safeNodes(html)), [html]);
  if (props.inRow || !html) return <TextField {...props} value={wordsOf(html)} />;
  return <Box ref={fill} dir="auto" lang={props.column.lang} sx={kept} />;
}

/** Whatever its styles say, it stays in its place, below and within what stands around it. */
const kept = { contain: 'content', overflowX: 'auto', overflowWrap: 'anywhere', '& img': { maxWidth: '100%', height: 'auto' } };
