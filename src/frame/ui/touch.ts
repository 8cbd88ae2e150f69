import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Phones and touch screens of any width, where targets must be large enough for a finger. */
export const touchQuery = '@media (max-width: 599.95px), (pointer: coarse)';

/** Whether rows are cards and tools are behind one button. */
export const useIsPhone = (): boolean => useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'), { noSsr: true });
