import { type FC, Suspense } from 'react';
import { lazily } from '#frame/loading/lazyWithPreload.tsx';
import type { ShownProps } from './fieldComponents';

const RichTextShown = lazily(() => import('./RichTextField'));

/** A text with headings, lists and links; what makes it safe to show comes with it. */
export const RichText: FC<ShownProps> = props => (
  <Suspense>
    <RichTextShown {...props} />
  </Suspense>
);
