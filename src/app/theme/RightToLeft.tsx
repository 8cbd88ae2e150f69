import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtl from '@mui/stylis-plugin-rtl';
import type { ReactNode } from 'react';

const mirrored = createCache({ key: 'rtl', stylisPlugins: [rtl] });

/** Turns MUI's styles round for a language that is written right to left. */
export function RightToLeft({ children }: { children?: ReactNode }) {
  return <CacheProvider value={mirrored}>{children}</CacheProvider>;
}
