import { Box } from '@mui/material';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { InputProps } from './useTextField';

interface LazyInputProps extends InputProps {
  component: ComponentType<InputProps>;
  /** Has the height of the input, so that the content below does not jump. Default: the height of one line. */
  placeholder?: ReactNode;
}

/** An input whose code is loaded when it is first shown. */
export const LazyInput = ({ component: Input, placeholder = <Box sx={{ height: 40 }} />, ...props }: LazyInputProps) => (
  <Suspense fallback={<Box aria-busy="true">{placeholder}</Box>}>
    <Input {...props} />
  </Suspense>
);
