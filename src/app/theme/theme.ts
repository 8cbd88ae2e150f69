import type { Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';

const shared: RaThemeOptions = {
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'Inter, "Inter stand-in", Roboto, "Helvetica Neue", Arial, "Noto Sans Arabic", sans-serif',
    button: { textTransform: 'none', fontWeight: 600 },
    h5: { fontWeight: 600, letterSpacing: '-0.01em' },
    h6: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
  },
  components: {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }: { theme: Theme }) => ({ '&.MuiInputBase-readOnly, .read-only &': { backgroundColor: theme.palette.action.hover } }),
        // What is to be chosen must be legible.
        input: { '&::placeholder': { opacity: 0.7 } },
      },
    },
    // By this animation MUI learns that the browser has filled something in. Left to itself, each input brings a style sheet with it and takes it away.
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: { input: { '&:autofill': { animation: 'mui-auto-fill 5000s' } } },
    },
    MuiCssBaseline: { styleOverrides: { '@keyframes mui-auto-fill': { from: { display: 'block' } } } },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    // What is typed into one card has the others painted from what they were.
    MuiCard: { styleOverrides: { root: { isolation: 'isolate' } } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minWidth: 0, paddingInline: 12 } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600, whiteSpace: 'nowrap' } } },
  },
};

/** The app's colours and shapes, light and dark. */
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
