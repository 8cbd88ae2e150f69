import { Alert, AlertTitle, Button } from '@mui/material';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';

/** Shown when a screen fails to render. Navigating or Retry renders it again. */
export function PageError({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (reason?: unknown) => void }) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => resetErrorBoundary()}>
          {translate('app.actions.retry')}
        </Button>
      }
    >
      <AlertTitle>{translate('app.errors.pageTitle')}</AlertTitle>
      {translate('app.errors.pageText')} ({error.message})
    </Alert>
  );
}
