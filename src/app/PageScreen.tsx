import type { ComponentType } from 'react';
import { canAccess } from '#frame/context/canAccess.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { PageViewProps } from '#frame/slots/pageView.ts';
import { accessDenied } from './lazyScreens';

const AccessDenied = lazyWithPreload<object>(accessDenied);

/** The screen of a page that belongs to no resource, if the user has access to it. */
export function PageScreen({ page }: PageViewProps) {
  const { name, view } = page;
  // Declarations do not import React, so the type of a page's view is stated here.
  const View = view && lazyWithPreload(view as () => Promise<{ default: ComponentType<PageViewProps> }>);
  if (!View) return null;
  return canAccess(name, 'show') ? <View page={page} /> : <AccessDenied />;
}
