import { type ReactNode, useEffect, useState } from 'react';
import { ResourceContextProvider, useLocation } from 'react-admin';
import type { ShopRecord } from '#define';
import { CreateDialogContext, type NewRecord } from '#frame/context/createDialogContext.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import { clearLeaveChoice, useLeaveQuestion } from '#frame/routing/unsavedChanges.ts';

const FormDialog = lazyWithPreload(() => import('./FormDialog'), null);
const LeaveDialog = lazyWithPreload(() => import('./LeaveDialog'), null);

/**
 * Renders the screens and, over them, the dialog that asks before unsaved input is left, and the create form that an input has opened. The
 * form closes when staff leave the screen.
 */
export function WithDialogs({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<NewRecord>();
  const leaveQuestion = useLeaveQuestion();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has no use for the new record
  useEffect(() => setWanted(undefined), [pathname]);
  const close = (created?: ShopRecord) => {
    setWanted(undefined);
    // The choice to leave this form says nothing of the form below.
    setTimeout(clearLeaveChoice);
    wanted?.onClosed(created);
  };
  return (
    <CreateDialogContext.Provider value={setWanted}>
      {children}
      {leaveQuestion && <LeaveDialog {...leaveQuestion} />}
      {wanted && (
        <ResourceContextProvider value={wanted.resource}>
          <FormDialog record={undefined} prefill={wanted.prefill} isOverForm onClose={close} />
        </ResourceContextProvider>
      )}
    </CreateDialogContext.Provider>
  );
}
