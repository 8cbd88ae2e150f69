import { Popover, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** The props of a menu or panel that a button opens. */
export interface PanelProps {
  /** The element it opens below. */
  anchor: HTMLElement;
  onClose: () => void;
}

interface TitledPopoverProps extends PanelProps {
  title: string;
  width: { minWidth: number; maxWidth: string } | { width: string };
  /** The content reaches the panel's edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A small panel with a title, below the button that opened it. A click beside it closes it. */
export function TitledPopover({ title, anchor, onClose, width, isFlush = false, children }: TitledPopoverProps) {
  const id = useId();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: isFlush ? 0 : 2, ...width } } }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, ...(isFlush ? { px: 2, pt: 1.5 } : { mb: 1 }) }}>
        {title}
      </Typography>
      {children}
    </Popover>
  );
}
