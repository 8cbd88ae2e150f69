import type { ComponentType } from 'react';
import { canAccess } from '#frame/context/canAccess.ts';
import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';
import type { PageProps } from '#frame/slots/slots.ts';

/** The screen of a page that is no entity: its component, or `accessDenied` for users who may not see it. */
export function PageScreen({ page, accessDenied: AccessDenied }: PageProps & { accessDenied: ComponentType }) {
  const { name, component } = page;
  // A declaration does not know React, so its component is typed here.
  const Component = component && lazyWithPreload(component as () => Promise<{ default: ComponentType<PageProps> }>);
  if (!Component) return null;
  return canAccess(name, 'show') ? <Component page={page} /> : <AccessDenied />;
}
