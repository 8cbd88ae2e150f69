import { Box } from '@mui/material';
import { useCallback } from 'react';
import { plainTextOf } from '#frame/format/richTextContent.ts';
import { safeNodes } from '#frame/format/safeHtml.ts';
import { nameOf } from '#frame/format/texts.ts';
import type { FieldProps } from './fieldProps';
import { TextField } from './fields';

/** Rich text with its formatting; in a row of a list, its plain text. Loaded on demand. */
export default function RichTextContent(props: FieldProps) {
  const html = nameOf(props.value);
  const fill = useCallback((element: HTMLElement | null) => element?.replaceChildren(safeNodes(html)), [html]);
  if (props.inRow || !html) return <TextField {...props} value={plainTextOf(html)} />;
  return <Box ref={fill} dir="auto" lang={props.column.lang?.lang} sx={contained} />;
}

/** Keeps the text inside its box, whatever its own styles say. */
const contained = { contain: 'content', overflowX: 'auto', overflowWrap: 'anywhere', '& img': { maxWidth: '100%', height: 'auto' } };
