import { Box } from '@mui/material';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { InputProps } from './useTextField';

interface LaterProps extends InputProps {
  of: ComponentType<InputProps>;
  /** What is as high as it will be, so that what stands below does not jump; default a line. */
  place?: ReactNode;
}

/** An input whose code comes when it is first shown. */
export const Later = ({ of: Input, place = <Box sx={{ height: 40 }} />, ...props }: LaterProps) => (
  <Suspense fallback={<Box aria-busy="true">{place}</Box>}>
    <Input {...props} />
  </Suspense>
);
