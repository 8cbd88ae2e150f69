import type { Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { TextFieldRoot } from './TextFieldRoot';

const shared: RaThemeOptions = {
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  typography: {
    fontFamily: 'Inter, "Inter stand-in", Roboto, "Helvetica Neue", Arial, "Noto Sans Arabic", sans-serif',
    button: { textTransform: 'none', fontWeight: 600 },
    h5: { fontWeight: 600, letterSpacing: '-0.01em' },
    h6: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
  },
  components: {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', slots: { root: TextFieldRoot } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({ '&.MuiInputBase-readOnly, .read-only &': { backgroundColor: theme.palette.action.hover } }),
        // Placeholders of selects must be legible.
        input: { '&::placeholder': { opacity: 0.7 } },
      },
    },
    // MUI detects autofill by this animation. By default each input adds and removes its own style sheet for it.
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: { input: { '&:autofill': { animation: 'mui-auto-fill 5000s' } } },
    },
    MuiCssBaseline: { styleOverrides: { '@keyframes mui-auto-fill': { from: { display: 'block' } } } },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    // Typing in one card does not repaint the others.
    MuiCard: { styleOverrides: { root: { isolation: 'isolate' } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTab: {
      styleOverrides: {
        root: {
          textTransform: 'none',
          fontWeight: 600,
          minWidth: 0,
          minHeight: 48,
          padding: 12,
          '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: -2 },
        },
      },
    },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600, whiteSpace: 'nowrap' } } },
  },
};

/** The light and the dark theme. */
export function themes(direction: 'ltr' | 'rtl'): Record<'lightTheme' | 'darkTheme', RaThemeOptions> {
  const themeOf = (palette: RaThemeOptions['palette']): RaThemeOptions => ({ ...shared, direction, palette: { contrastThreshold: 4.5, ...palette } });
  return {
    lightTheme: themeOf({
      mode: 'light',
      primary: { main: '#3451b2' },
      secondary: { main: '#0f766e' },
      success: { main: '#1b6b35' },
      error: { main: '#b3261e' },
      info: { main: '#0b63a5' },
      background: { default: '#f3f5f9', paper: '#ffffff' },
    }),
    darkTheme: themeOf({
      mode: 'dark',
      primary: { main: '#9db2ff' },
      secondary: { main: '#5eead4' },
      success: { main: '#7ccf93' },
      error: { main: '#ffb4ab' },
      background: { default: '#12161d', paper: '#1b212b' },
    }),
  };
}
