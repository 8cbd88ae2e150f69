import { Box } from '@mui/material';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useInput } from 'react-admin';
import type { InputProps } from './useTextField';

interface LazyInputProps extends InputProps {
  component: ComponentType<InputProps>;
  /** Has the height of the input, so that the content below does not jump. Default: the height of one line. */
  placeholder?: ReactNode;
}

/** An input whose code is loaded when it is first shown. Until then, a placeholder validates its value. */
export const LazyInput = ({ component: Input, placeholder = <Box sx={{ height: 40 }} />, ...props }: LazyInputProps) => (
  <Suspense fallback={<Placeholder {...props}>{placeholder}</Placeholder>}>
    <Input {...props} />
  </Suspense>
);

/** Registers the source and the validators of an input that is still loading. */
function Placeholder({ field: { source }, validate, children }: InputProps & { children: ReactNode }) {
  useInput({ source, validate });
  return <Box aria-busy="true">{children}</Box>;
}
