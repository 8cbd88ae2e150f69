import { Alert, Box, Button } from '@mui/material';
import { type ComponentType, createContext, type FC, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { reloadPage } from '#dataProvider/sessionEnd.ts';
import { CodeMissingError, importWithRetry, loadedModule } from './importWithRetry';

/** Provided by a form: blocks its saving while a part of it has no code. Returns a function that unblocks it. */
export const MissingParts = createContext<(() => () => void) | undefined>(undefined);

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const components = new WeakMap<object, unknown>();

const closeOf = ({ onClose, onCancel }: { onClose?: () => void; onCancel?: () => void }) => onClose ?? onCancel;

/**
 * A component that fetches its code when it is first rendered, and shows `fallback` until then; without one it needs a `Suspense` above. Each
 * `load` gives one component.
 * If the code cannot be loaded, an alert offers Retry, and after a second failure a reload that keeps unsaved input.
 * For a dialog, which has `onClose` or `onCancel`, the alert is over the screen and has Cancel.
 */
export function lazyWithPreload<P extends object>(load: Load<P>, fallback?: ReactNode): FC<P> {
  const known = components.get(load);
  if (known) return known as FC<P>;
  let failures = 0;
  const count = (error: unknown) => {
    failures++;
    throw error;
  };
  const createView = (): ComponentType<P> => lazy(() => importWithRetry(load).catch(count));
  let View = createView();
  const Loaded = (props: P) => {
    // `React.lazy` suspends even when its module is loaded.
    const [Preloaded] = useState(() => loadedModule(load)?.default);
    return Preloaded ? <Preloaded {...props} /> : <View {...props} />;
  };
  function LazyWithPreload(props: P) {
    return (
      <ErrorBoundary
        // `React.lazy` does not try again after a failure.
        onError={() => {
          View = createView();
        }}
        fallbackRender={({ error, resetErrorBoundary }) => {
          if (!(error instanceof CodeMissingError)) throw error;
          return <Missing isFinal={failures > 1} onRetry={() => resetErrorBoundary()} onClose={closeOf(props)} />;
        }}
      >
        {fallback === undefined ? (
          <Loaded {...props} />
        ) : (
          <Suspense fallback={fallback}>
            <Loaded {...props} />
          </Suspense>
        )}
      </ErrorBoundary>
    );
  }
  components.set(load, LazyWithPreload);
  return LazyWithPreload;
}

function Missing({ isFinal, onRetry, onClose }: { isFinal: boolean; onRetry: () => void; onClose: (() => void) | undefined }) {
  const translate = useTranslate();
  const blockSaving = useContext(MissingParts);
  // The inputs of a missing part are not validated. A dialog has none.
  useEffect(() => (onClose ? undefined : blockSaving?.()), [blockSaving, onClose]);
  const actions = { retry: onRetry, ...(isFinal && { reload: reloadPage }), ...(onClose && { cancel: onClose }) };
  const buttons = Object.entries(actions).map(([name, onClick]) => (
    <Button key={name} color="inherit" size="small" onClick={onClick}>
      {translate(`app.actions.${name}`)}
    </Button>
  ));
  return (
    <Box sx={onClose && { position: 'fixed', bottom: 16, insetInline: 16, zIndex: 'snackbar', maxWidth: 640, mx: 'auto' }}>
      <Alert severity="error" action={buttons}>
        {translate(isFinal ? 'app.errors.missingCodeAgain' : 'app.errors.missingCode')}
      </Alert>
    </Box>
  );
}
