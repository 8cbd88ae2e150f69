import type { Theme } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';

const shared: RaThemeOptions = {
  shape: { borderRadius: 8 },
  typography: { fontFamily: 'Roboto, "Helvetica Neue", Arial, "Noto Sans Arabic", sans-serif', button: { textTransform: 'none', fontWeight: 600 } },
  components: {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: { root: ({ theme }: { theme: Theme }) => ({ '&:has(input[readonly])': { backgroundColor: theme.palette.action.hover } }) },
    },
    MuiAutocomplete: { defaultProps: { size: 'small', fullWidth: true } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minWidth: 0, paddingInline: 12 } } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600, whiteSpace: 'nowrap' } } },
  },
};

/** Light colours of the app. */
export const lightTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'light',
    primary: { main: '#3451b2' },
    secondary: { main: '#0f766e' },
    success: { main: '#1b6b35' },
    error: { main: '#b3261e' },
    background: { default: '#f3f5f9', paper: '#ffffff' },
  },
};

/** Dark colours of the app; it follows the system unless staff have chosen. */
export const darkTheme: RaThemeOptions = {
  ...shared,
  palette: {
    mode: 'dark',
    primary: { main: '#9db2ff' },
    secondary: { main: '#5eead4' },
    success: { main: '#7ccf93' },
    error: { main: '#ffb4ab' },
    background: { default: '#12161d', paper: '#1b212b' },
  },
};
