import type { ComponentType } from 'react';
import { mayHere } from '#frame/context/access.ts';
import { lazily } from '#frame/loading/lazyWithPreload.tsx';
import type { OnPage } from '#frame/slots/pageView.ts';
import { accessDenied } from './screens';

const AccessDenied = lazily<object>(accessDenied);

/** The screen of a page that is no entity, for those who may see it. */
export function PageScreen({ page }: OnPage) {
  const { name, view } = page;
  // A declaration knows nothing of React: that a view takes its page is said here, once.
  const View = view && lazily(view as () => Promise<{ default: ComponentType<OnPage> }>);
  if (!View) return null;
  return mayHere(name, 'show') ? <View page={page} /> : <AccessDenied />;
}
