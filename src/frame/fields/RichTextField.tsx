import { type FC, Suspense } from 'react';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { FieldProps } from './fieldProps';

const RichTextContent = lazyWithPreload(() => import('./RichTextContent'));

/** A rich text. Its component, with the code that sanitizes it, is loaded on demand. */
export const RichTextField: FC<FieldProps> = props => (
  <Suspense>
    <RichTextContent {...props} />
  </Suspense>
);
