import CalendarToday from '@mui/icons-material/CalendarToday';
import { IconButton, InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '#frame/format/dates.ts';
import { formats } from '#frame/format/formats.ts';
import { isDay, parseDay } from '#frame/format/typedDays.ts';
import { visuallyHidden } from '#frame/ui/styles/visuallyHidden.ts';
import { touchQuery } from '#frame/ui/touch.ts';

interface DayFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'slotProps'> {
  /** A date, or the typed text if that is no day. */
  day: string;
  /** Gives the day as `2026-03-31`, or the typed text if it is no day. */
  onDay: (day: string) => void;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  htmlInput?: object;
  isReadOnly?: boolean;
}

const dayIn = (text: string): string => parseDay(text) ?? text;

/** A text field for a day in the shop's order; `type="date"` would take the browser's order. The button opens the browser's calendar. */
export function DayField({ day, onDay, min, max, htmlInput, isReadOnly = false, ...props }: DayFieldProps) {
  const translate = useTranslate();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const shown = typed !== undefined && dayIn(typed) === day ? typed : formatDate(day, formats.day) || day;
  const isWrong = Boolean(shown) && !hasFocus && typed === shown && !parseDay(shown);
  const choose = (text: string) => {
    setTyped(text);
    onDay(dayIn(text));
  };
  return (
    <TextField
      {...props}
      value={shown}
      placeholder={formats.day}
      error={props.error || isWrong}
      helperText={isWrong && !props.error ? translate('app.inputs.day', { format: formats.day }) : props.helperText}
      onChange={({ target }) => choose(target.value)}
      onFocus={() => setFocus(true)}
      onBlur={event => {
        setFocus(false);
        // A day is written out once it is typed: 1/3/2026 becomes 01/03/2026.
        if (isDay(day)) setTyped(undefined);
        props.onBlur?.(event);
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...htmlInput, dir: 'ltr', autoComplete: 'off' },
        input: {
          // In half a phone the letters of the placeholder need more room than the figures of a day.
          sx: { [touchQuery]: { 'input::placeholder': { fontSize: 14 } } },
          endAdornment: isReadOnly ? undefined : (
            <InputAdornment position="end" sx={{ ml: 0 }}>
              <input
                ref={calendar}
                type="date"
                tabIndex={-1}
                aria-hidden
                {...{ min, max }}
                value={isDay(day.slice(0, 10)) ? day.slice(0, 10) : ''}
                onChange={({ target }) => onDay(target.value)}
                // The browser's calendar opens at this corner of the field.
                style={{ ...visuallyHidden, insetInlineEnd: 0, bottom: 0, pointerEvents: 'none' }}
              />
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('app.inputs.calendar')}
                onClick={() => calendar.current?.showPicker()}
                // Its larger target leaves room for a whole day in half a phone.
                sx={{ [touchQuery]: { width: 44, height: 44, mr: '-11px' } }}
              >
                <CalendarToday fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
