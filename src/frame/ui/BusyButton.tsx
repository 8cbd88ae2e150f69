import { Box, Button, type ButtonProps, CircularProgress } from '@mui/material';

interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  /** Its task is running. */
  isBusy: boolean;
}

const busy = { color: 'transparent', bgcolor: 'action.disabledBackground', boxShadow: 'none', cursor: 'progress' };

/**
 * A button for a slow task. While busy it ignores clicks but keeps the focus, which a disabled button loses. It ignores the second click of a
 * double click, too, which may be meant for the button it replaces.
 */
export function BusyButton({ isBusy, onClick, children, sx, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      {...(isBusy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={event => {
        if (isBusy || event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      sx={[{ '&&[aria-busy=true]': busy }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
      {isBusy && (
        <Box component="span" sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', color: 'text.secondary' }}>
          <CircularProgress size={18} color="inherit" aria-hidden />
        </Box>
      )}
    </Button>
  );
}
