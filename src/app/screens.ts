import type { FreePage, Resource } from '../../resources/define';
import { loadCode } from '../frame/loadCode';

export const formPages = () => loadCode(() => import('../frame/views/FormPages'));
export const showPage = () => loadCode(() => import('../frame/views/ShowPage'));

/** Fetches the code of the other screens while nothing else is to be done, so that they open at once. */
export function prefetch(resources: readonly Resource[], pages: readonly FreePage[]): void {
  const views = [...resources.flatMap(({ views }) => Object.values(views)), ...pages.map(({ view }) => view)].filter(view => view !== undefined);
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  idle(() => {
    if (!navigator.onLine) return;
    for (const load of [showPage, formPages, ...views]) void load().catch(() => {});
  });
}
