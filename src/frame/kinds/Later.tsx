import { Box } from '@mui/material';
import { type ComponentType, Suspense } from 'react';
import type { InputProps } from './useTextField';

/** An input whose code comes when it is first shown. Its place is kept free meanwhile, so that what stands below does not jump. */
export const Later = ({ of: Input, height = 40, ...props }: InputProps & { of: ComponentType<InputProps>; height?: number }) => (
  <Suspense fallback={<Box sx={{ height }} />}>
    <Input {...props} />
  </Suspense>
);
