import { Box, MenuItem, TextField } from '@mui/material';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLeaveGuard } from '#frame/routing/unsavedChanges.ts';
import { BusyButton } from '#frame/ui/BusyButton.tsx';
import { isOrderStatus, orderStatuses } from './statuses';

/** Is told of each choice, by its label, whether something else is chosen than the server holds. */
const UnsentChoices = createContext<(label: string, isUnsent: boolean) => void>(() => {});

/** Asks before the screen is left with a status that was chosen and not sent. */
export function LeavingAsks({ children }: { children: ReactNode }) {
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback(
    (label: string, isUnsent: boolean) =>
      setUnsent(known => {
        if (known.has(label) === isUnsent) return known;
        const others = [...known].filter(other => other !== label);
        return new Set(isUnsent ? [...others, label] : others);
      }),
    [],
  );
  useLeaveGuard(unsent.size > 0);
  return <UnsentChoices.Provider value={tell}>{children}</UnsentChoices.Provider>;
}

interface StatusChoiceProps {
  label: string;
  /** The label can be seen; else only heard, where the head of its column says it. */
  isLabelled?: boolean;
  status: string;
  button: string;
  isRunning: boolean;
  onUpdate: (status: string) => void;
}

/** A choice among the statuses, and the button that sends it. */
export function StatusChoice({ label, isLabelled, status, button, isRunning, onUpdate }: StatusChoiceProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(status);
  const sent = useRef(status);
  useEffect(() => {
    // What was chosen while the choice before it was on its way is still to be sent.
    const settled = sent.current;
    setChosen(now => (now === settled ? status : now));
    sent.current = status;
  }, [status]);
  const tell = useContext(UnsentChoices);
  const isUnsent = chosen !== status;
  useEffect(() => {
    tell(label, isUnsent);
    return () => tell(label, false);
  }, [tell, label, isUnsent]);
  const update = () => {
    sent.current = chosen;
    onUpdate(chosen);
  };
  const known = isOrderStatus(chosen);
  const textOf = (value: string) => translate(`resources.orders.choices.orderStatus.${value}`, { _: value });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: isLabelled ? 'start' : { xs: 'end', sm: 'start' } }}>
      <TextField
        select
        label={isLabelled ? label : undefined}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        sx={{ minWidth: 150, '& .MuiSelect-select': { textAlign: 'start' } }}
        slotProps={{ htmlInput: { 'aria-label': label } }}
      >
        {[...(known || !chosen ? [] : [chosen]), ...orderStatuses].map(value => (
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
