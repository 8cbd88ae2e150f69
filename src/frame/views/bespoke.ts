import type { ComponentType } from 'react';
import type { Page, Resource, ShopRecord } from '../../../resources/define';
import { lazily } from './lazily';

/** What the views of a resource are given. */
interface ViewProps {
  /** In place of a list screen; `list` is its key. */
  list: { list: string };
  /** Below the title and the buttons of a record that has been read; also in react-admin's record context. */
  show: { record: ShopRecord };
  /** In place of the create screen. */
  create: object;
  /** In place of the update screen. */
  edit: object;
  /** The inputs of the form, on the create or the update screen. */
  form: { page: Page };
}

/** The view of its own that a resource has for something, fetched when first shown; none where the generic screen will do. */
export function bespoke<K extends keyof ViewProps>({ views }: Resource, place: K): ComponentType<ViewProps[K]> | undefined {
  // A declaration knows nothing of React: that a view takes what its place gives is said here, once.
  return views[place] && lazily(views[place] as () => Promise<{ default: ComponentType<ViewProps[K]> }>);
}
