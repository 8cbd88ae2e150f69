import { Box } from '@mui/material';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useInput } from 'react-admin';
import type { InputProps } from './useTextField';

interface LaterProps extends InputProps {
  of: ComponentType<InputProps>;
  /** What is as high as it will be, so that what stands below does not jump; default a line. */
  place?: ReactNode;
}

/** An input whose code comes when it is first shown. It is checked already while the code is coming. */
export const LazyInput = ({ of: Input, place = <Box sx={{ height: 40 }} />, ...props }: LaterProps) => (
  <Suspense fallback={<Awaited {...props}>{place}</Awaited>}>
    <Input {...props} />
  </Suspense>
);

/** Stands for an input whose code is coming: it has the input's checks and place. */
function Awaited({ field: { source }, validate, children }: InputProps & { children: ReactNode }) {
  useInput({ source, validate });
  return <Box aria-busy="true">{children}</Box>;
}
