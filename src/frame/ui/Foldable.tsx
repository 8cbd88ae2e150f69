import { Box, Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

/** So many letters fill a good part of a screen. */
const long = 1500;
/** In pixels: some ten lines. */
const folded = 220;

interface FoldableProps {
  /** The value that is shown; only long texts are folded. */
  value: unknown;
  children: ReactNode;
}

/** A text, of which a very long one begins folded. All of it is there to be searched, copied and printed. */
export function Foldable({ value, children }: FoldableProps) {
  return typeof value === 'string' && value.length > long ? <Folded>{children}</Folded> : children;
}

function Folded({ children }: { children: ReactNode }) {
  const id = useId();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box id={id} sx={{ overflow: 'hidden', maxHeight: isOpen ? 'none' : folded, '@media print': { maxHeight: 'none' } }}>
        {children}
      </Box>
      <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {translate(isOpen ? 'app.values.brief' : 'app.values.whole')}
      </Button>
    </>
  );
}
