import { Box, MenuItem, TextField } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLeaveGuard } from '#frame/routing/unsavedChanges.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { isOrderStatus, orderStatuses } from './orderStatuses';

/** A choice reports by its id whether its selection differs from the stored status. */
const UnsentChoices = createContext<(id: string, isUnsent: boolean) => void>(() => {});

/** Asks before leaving a screen with a selected status that was not sent. */
export function UnsentStatusGuard({ children }: { children: ReactNode }) {
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback(
    (id: string, isUnsent: boolean) =>
      setUnsent(current => {
        if (current.has(id) === isUnsent) return current;
        const others = [...current].filter(other => other !== id);
        return new Set(isUnsent ? [...others, id] : others);
      }),
    [],
  );
  useLeaveGuard(unsent.size > 0);
  return <UnsentChoices.Provider value={report}>{children}</UnsentChoices.Provider>;
}

/** A status in the user's language. */
export const statusText = (translate: ReturnType<typeof useTranslate>, status: string): string =>
  translate(`resources.orders.choices.orderStatus.${status}`, { _: status });

interface StatusChoiceProps {
  label: string;
  /** Shows the label. Otherwise only screen readers read it, because the column's header shows it. */
  isLabelled?: boolean;
  status: string;
  button: string;
  isRunning: boolean;
  /** Sends a status. @returns whether it was saved */
  onUpdate: (status: string) => Promise<boolean>;
}

/** A select of statuses, which says whether its selection is saved, with a button that sends it. */
export function StatusChoice({ label, isLabelled, status, button, isRunning, onUpdate }: StatusChoiceProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(status);
  const [saved, setSaved] = useState('');
  const sent = useRef(status);
  /** The stored status when an update was sent, until it is saved. */
  const before = useRef<string>(undefined);
  useEffect(() => {
    // A selection is kept if it was made while the previous one was being sent, or if it was refused.
    const settled = status === before.current ? status : sent.current;
    setChosen(now => (now === settled ? status : now));
    sent.current = status;
  }, [status]);
  const id = useId();
  const report = useContext(UnsentChoices);
  const isUnsent = chosen !== status;
  useEffect(() => {
    report(id, isUnsent);
    return () => report(id, false);
  }, [report, id, isUnsent]);
  const update = () => {
    sent.current = chosen;
    before.current = status;
    void onUpdate(chosen).then(isSaved => {
      if (isSaved) before.current = undefined;
      setSaved(isSaved ? chosen : '');
    });
  };
  const isKnown = isOrderStatus(chosen);
  const textOf = (value: string) => statusText(translate, value);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start', justifyContent: isLabelled ? 'start' : { xs: 'end', sm: 'start' } }}>
      <TextField
        select
        label={isLabelled ? label : undefined}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        helperText={isUnsent ? translate('resources.orders.unsent') : saved === chosen ? translate('app.inlineEdit.saved') : ' '}
        sx={{ minWidth: 150 }}
        slotProps={{ htmlInput: { 'aria-label': label }, formHelperText: { role: 'status' } }}
      >
        {[...(isKnown || !chosen ? [] : [chosen]), ...orderStatuses].map(value => (
          <MenuItem key={value} value={value}>
            {textOf(value)}
          </MenuItem>
        ))}
      </TextField>
      <BusyButton
        variant="contained"
        isBusy={isRunning}
        disabled={!chosen}
        onClick={update}
        title={isUnsent ? `${textOf(status)} → ${textOf(chosen)}` : undefined}
      >
        {button}
      </BusyButton>
    </Box>
  );
}
