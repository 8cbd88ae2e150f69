import { Alert, Box, Button } from '@mui/material';
import { type ComponentType, lazy, useContext, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { reloadPage } from '#dataProvider/sessionEnd.ts';
import { CodeMissingError, importWithRetry, loadedModule } from './importWithRetry';
import { MissingParts } from './missingParts';

const made = new WeakMap<object, unknown>();

/**
 * A component whose code is fetched when it is first shown, inside a `Suspense`; the same one for the same `load`.
 * Where the code does not come, that is said in its place, with a Retry, and then with a reload that keeps what is typed.
 * `closing` is for what lies over the screen: how it is closed.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  closing?: (props: P) => () => void,
): ComponentType<P> {
  const known = made.get(load) ?? make(load, closing);
  made.set(load, known);
  return known as ComponentType<P>;
}

function make<P extends object>(load: () => Promise<{ default: ComponentType<P> }>, closing?: (props: P) => () => void): ComponentType<P> {
  let failures = 0;
  let hasFailed = false;
  const attempt = () =>
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
  let View: ComponentType<P> = attempt();
  const retry = () => {
    if (hasFailed) View = attempt();
    hasFailed = false;
  };
  // React shows what it has waited for only some time after what it waited for before: code that was fetched ahead stands at once.
  const Loaded = (props: P) => {
    const [AtHand] = useState(() => loadedModule(load)?.default);
    return AtHand ? <AtHand {...props} /> : <View {...props} />;
  };
  return function Lazily(props: P) {
    return (
      <ErrorBoundary
        onReset={retry}
        fallbackRender={({ error, resetErrorBoundary }) => {
          if (!(error instanceof CodeMissingError)) throw error;
          return <Missing again={failures > 1} onRetry={() => resetErrorBoundary()} onGone={retry} onClose={closing?.(props)} />;
        }}
      >
        <Loaded {...props} />
      </ErrorBoundary>
    );
  };
}

interface MissingProps {
  /** It was asked for in vain before. */
  again: boolean;
  onRetry: () => void;
  /** Runs when staff go elsewhere instead. */
  onGone: () => void;
  onClose: (() => void) | undefined;
}

function Missing({ again, onRetry, onGone, onClose }: MissingProps) {
  const translate = useTranslate();
  const hold = useContext(MissingParts);
  useEffect(() => onGone, [onGone]);
  // A form that lacks a part would be saved unchecked.
  useEffect(() => (onClose ? undefined : hold?.()), [hold, onClose]);
  const alert = (
    <Alert
      severity="error"
      action={
        <>
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.actions.retry')}
          </Button>
          {again && (
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
      {translate(again ? 'app.errors.missingCodeAgain' : 'app.errors.missingCode')}
    </Alert>
  );
  if (!onClose) return alert;
  return <Box sx={{ position: 'fixed', bottom: 16, insetInline: 16, zIndex: 'snackbar', maxWidth: 640, mx: 'auto' }}>{alert}</Box>;
}
