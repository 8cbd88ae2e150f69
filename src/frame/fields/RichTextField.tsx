import { type FC, Suspense } from 'react';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { FieldProps } from './fieldComponents';

const RichTextShown = lazyWithPreload(() => import('./RichTextContent'));

/** A text with headings, lists and links; what makes it safe to show comes with it. */
export const RichTextField: FC<FieldProps> = props => (
  <Suspense>
    <RichTextShown {...props} />
  </Suspense>
);
