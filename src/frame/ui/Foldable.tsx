import { Box, Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

/** In characters. A longer text is folded. */
const maxLength = 1500;
/** The height of a folded text in pixels, about ten lines. */
const foldedHeight = 220;

interface FoldableProps {
  /** Only long strings are folded. */
  value: unknown;
  children: ReactNode;
}

/** Shows a long text folded, with a button to open it. The hidden part can still be searched and copied, and it is printed. */
export function Foldable({ value, children }: FoldableProps) {
  return typeof value === 'string' && value.length > maxLength ? <Folded>{children}</Folded> : children;
}

function Folded({ children }: { children: ReactNode }) {
  const id = useId();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box id={id} sx={{ overflow: 'hidden', maxHeight: isOpen ? 'none' : foldedHeight, '@media print': { maxHeight: 'none' } }}>
        {children}
      </Box>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {translate(isOpen ? 'app.values.brief' : 'app.values.whole')}
      </Button>
    </>
  );
}
