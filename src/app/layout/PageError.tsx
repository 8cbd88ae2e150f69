import { AlertTitle } from '@mui/material';
import { useEffect } from 'react';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { AlertWithButton } from '#frame/ui/AlertWithButton.tsx';

/** Shown when a screen fails to render. Navigating or Retry renders it again. */
export function PageError({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (reason?: unknown) => void }) {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  useEffect(() => {
    dispatchEvent(new CustomEvent('screenerror', { detail: error }));
  }, [error]);
  return (
    <AlertWithButton severity="error" label={translate('app.actions.retry')} onPress={() => resetErrorBoundary()} sx={{ m: 2 }}>
      <AlertTitle>{translate('app.errors.pageTitle')}</AlertTitle>
      {translate('app.errors.pageText')} ({error.message})
    </AlertWithButton>
  );
}
