import { Drawer } from '@mui/material';
import type { ReactNode } from 'react';

interface NarrowDrawerProps {
  open: boolean;
  onClose: () => void;
  /** In pixels. */
  width: number;
  className: string;
  children: ReactNode;
}

/** The sidebar on a phone. A separate chunk that wide screens never load. */
export default function NarrowDrawer({ open, onClose, width, className, children }: NarrowDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={document.documentElement.dir === 'rtl' ? 'right' : 'left'}
      slotProps={{ paper: { className, sx: { width, maxWidth: '85vw', pt: 7 } } }}
    >
      {children}
    </Drawer>
  );
}
