import { Alert, Button } from '@mui/material';
import { type ComponentType, createContext, type FC, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { reloadPage } from '#dataProvider/sessionEnd.ts';
import { CodeMissingError, importWithRetry, loadedModule } from './importWithRetry';

/** Provided by a form: blocks its saving while a part of it has no code. Returns a function that unblocks it. */
export const MissingParts = createContext<() => (() => void) | undefined>(() => undefined);

const components = new WeakMap<object, unknown>();

/**
 * A component that fetches its code when it is first rendered, and shows `fallback` until then; without one it needs a `Suspense` above. Each
 * `load` gives one component.
 * If the code cannot be loaded, an alert offers Retry, and after a second failure a reload that keeps unsaved input.
 * For a dialog, which has `onClose` or `onCancel`, the alert is over the screen and has Cancel.
 */
export function lazyWithPreload<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, fallback?: ReactNode): FC<P> {
  const known = components.get(load);
  if (known) return known as FC<P>;
  const createView = (): ComponentType<P> => lazy(() => importWithRetry(load));
  let View = createView();
  let isRetried = false;
  function Loaded(props: P) {
    // `React.lazy` suspends even when its module is loaded.
    const [Shown] = useState(() => loadedModule(load)?.default ?? View);
    return <Shown {...props} />;
  }
  function LazyWithPreload(props: P & { onClose?: () => void; onCancel?: () => void }) {
    const loaded = <Loaded {...props} />;
    return (
      <ErrorBoundary
        // `React.lazy` does not try again after a failure.
        onError={() => {
          View = createView();
        }}
        onReset={() => {
          isRetried = true;
        }}
        fallbackRender={({ error, resetErrorBoundary }) => {
          if (!(error instanceof CodeMissingError)) throw error;
          return <Missing isRetried={isRetried} onRetry={() => resetErrorBoundary()} onClose={props.onClose ?? props.onCancel} />;
        }}
      >
        {fallback === undefined ? loaded : <Suspense fallback={fallback}>{loaded}</Suspense>}
      </ErrorBoundary>
    );
  }
  components.set(load, LazyWithPreload);
  return LazyWithPreload;
}

function Missing({ isRetried, onRetry, onClose }: { isRetried: boolean; onRetry: () => void; onClose: (() => void) | undefined }) {
  const translate = useTranslate();
  const blockSaving = useContext(MissingParts);
  // The inputs of a missing part are not validated.
  useEffect(() => blockSaving(), [blockSaving]);
  const actions = { retry: onRetry, ...(isRetried && { reload: reloadPage }), ...(onClose && { cancel: onClose }) };
  const buttons = Object.entries(actions).map(([name, onClick]) => (
    <Button key={name} color="inherit" size="small" onClick={onClick}>
      {translate(`app.actions.${name}`)}
    </Button>
  ));
  const overScreen = onClose && { position: 'fixed', bottom: 16, insetInline: 16, zIndex: 'snackbar', maxWidth: 640, mx: 'auto' };
  return (
    <Alert severity="error" action={buttons} sx={overScreen}>
      {translate(isRetried ? 'app.errors.missingCodeAgain' : 'app.errors.missingCode')}
    </Alert>
  );
}
