import type { FreePage, Resource } from '../../resources/define';
import { imagesInput, searchReference, searchReferences } from '../frame/kinds/laterInputs';
import { loadCode } from '../frame/loadCode';

const formPages = () => loadCode(() => import('../frame/views/FormPages'));

export const createPage = () => formPages().then(({ CreatePage }) => ({ default: CreatePage }));
export const editPage = () => formPages().then(({ EditPage }) => ({ default: EditPage }));
export const showPage = () => loadCode(() => import('../frame/views/ShowPage')).then(({ ShowPage }) => ({ default: ShowPage }));

/** What most screens want. */
const common = [showPage, createPage, editPage, imagesInput, searchReference, searchReferences];

/** Fetches the code of the other screens while nothing else is to be done, so that they open at once. */
export function prefetch(resources: readonly Resource[], pages: readonly FreePage[]): void {
  const views = [...resources.flatMap(({ views }) => Object.values(views)), ...pages.map(({ view }) => view)].filter(view => view !== undefined);
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  idle(() => {
    if (!navigator.onLine) return;
    for (const load of [...common, ...views]) void loadCode<unknown>(load).catch(() => {});
  });
}
