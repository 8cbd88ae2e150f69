import { Alert, Box, Button } from '@mui/material';
import { type ComponentType, createContext, lazy, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { reloadPage } from '#dataProvider/sessionEnd.ts';
import { CodeMissingError, importWithRetry, loadedModule } from './importWithRetry';

/**
 * Provided by a form: blocks its saving while a part of it has no code, because a missing input is not validated. Returns a function that
 * unblocks it.
 */
export const MissingParts = createContext<(() => () => void) | undefined>(undefined);

const components = new WeakMap<object, unknown>();

/**
 * A component that fetches its code when it is first rendered; needs a `Suspense` above. Each `load` gives one component.
 * If the code cannot be loaded, an alert offers Retry, and after a second failure a reload that keeps unsaved input.
 * `closing` is for dialogs: it returns the function that closes them.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  closing?: (props: P) => () => void,
): ComponentType<P> {
  const known = components.get(load) ?? createComponent(load, closing);
  components.set(load, known);
  return known as ComponentType<P>;
}

function createComponent<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, closing?: (props: P) => () => void): ComponentType<P> {
  let failures = 0;
  let hasFailed = false;
  const createLazy = () =>
    lazy(() =>
      importWithRetry(load).then(
        module => {
          failures = 0;
          return module;
        },
        error => {
          failures++;
          hasFailed = true;
          throw error;
        },
      ),
    );
  let View: ComponentType<P> = createLazy();
  const retry = () => {
    if (hasFailed) View = createLazy();
    hasFailed = false;
  };
  // `React.lazy` suspends even when its module is loaded, so a preloaded component is rendered directly.
  const Loaded = (props: P) => {
    const [Preloaded] = useState(() => loadedModule(load)?.default);
    return Preloaded ? <Preloaded {...props} /> : <View {...props} />;
  };
  return function LazyWithPreload(props: P) {
    return (
      <ErrorBoundary
        onReset={retry}
        fallbackRender={({ error, resetErrorBoundary }) => {
          if (!(error instanceof CodeMissingError)) throw error;
          return <Missing hasFailedBefore={failures > 1} onRetry={() => resetErrorBoundary()} onUnmount={retry} onClose={closing?.(props)} />;
        }}
      >
        <Loaded {...props} />
      </ErrorBoundary>
    );
  };
}

interface MissingProps {
  /** An earlier attempt failed too. */
  hasFailedBefore: boolean;
  onRetry: () => void;
  /** Runs when the alert is unmounted. */
  onUnmount: () => void;
  onClose: (() => void) | undefined;
}

function Missing({ hasFailedBefore, onRetry, onUnmount, onClose }: MissingProps) {
  const translate = useTranslate();
  const blockSaving = useContext(MissingParts);
  useEffect(() => onUnmount, [onUnmount]);
  // A form with a missing part would save unvalidated input.
  useEffect(() => (onClose ? undefined : blockSaving?.()), [blockSaving, onClose]);
  const alert = (
    <Alert
      severity="error"
      action={
        <>
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.actions.retry')}
          </Button>
          {hasFailedBefore && (
            <Button color="inherit" size="small" onClick={reloadPage}>
              {translate('app.actions.reload')}
            </Button>
          )}
          {onClose && (
            <Button color="inherit" size="small" onClick={onClose}>
              {translate('app.actions.cancel')}
            </Button>
          )}
        </>
      }
    >
      {translate(hasFailedBefore ? 'app.errors.missingCodeAgain' : 'app.errors.missingCode')}
    </Alert>
  );
  if (!onClose) return alert;
  return <Box sx={{ position: 'fixed', bottom: 16, insetInline: 16, zIndex: 'snackbar', maxWidth: 640, mx: 'auto' }}>{alert}</Box>;
}
