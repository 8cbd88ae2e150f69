import type { ComponentType } from 'react';
import { canAccess } from '#frame/context/canAccess.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { PageViewProps } from '#frame/slots/slots.ts';

/** The screen of a page that is no entity: its view, or `accessDenied` for users who may not see it. */
export function PageScreen({ page, accessDenied: AccessDenied }: PageViewProps & { accessDenied: ComponentType }) {
  const { name, view } = page;
  // A declaration does not know React, so its view is typed here.
  const View = view && lazyWithPreload(view as () => Promise<{ default: ComponentType<PageViewProps> }>);
  if (!View) return null;
  return canAccess(name, 'show') ? <View page={page} /> : <AccessDenied />;
}
