import type { ComponentType } from 'react';
import { canAccess } from '#frame/context/canAccess.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { PageViewProps } from '#frame/slots/pageView.ts';
import { accessDenied } from './lazyScreens';

const AccessDenied = lazyWithPreload<object>(accessDenied);

/** The screen of a page that is no entity, for those who may see it. */
export function PageScreen({ page }: PageViewProps) {
  const { name, view } = page;
  // A declaration knows nothing of React: that a view takes its page is said here, once.
  const View = view && lazyWithPreload(view as () => Promise<{ default: ComponentType<PageViewProps> }>);
  if (!View) return null;
  return canAccess(name, 'show') ? <View page={page} /> : <AccessDenied />;
}
