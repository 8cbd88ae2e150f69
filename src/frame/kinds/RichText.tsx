import { type FC, Suspense } from 'react';
import { lazily } from '#frame/views/lazily.tsx';
import type { ShownProps } from './shown';

const RichTextShown = lazily(() => import('./RichTextShown'));

/** A text with headings, lists and links; what makes it safe to show comes with it. */
export const RichText: FC<ShownProps> = props => (
  <Suspense>
    <RichTextShown {...props} />
  </Suspense>
);
