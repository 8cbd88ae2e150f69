/** The screens of every resource. They load when they are opened or prefetched (`prefetch.ts`). */
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

const formPages = () => importWithRetry(() => import('#frame/form/FormPages.tsx'));

export const createPage = () => formPages().then(({ CreatePage }) => ({ default: CreatePage }));
export const editPage = () => formPages().then(({ EditPage }) => ({ default: EditPage }));
export const showPage = () => importWithRetry(() => import('#frame/show/ShowPage.tsx')).then(({ ShowPage }) => ({ default: ShowPage }));
/** Replaces a screen the user has no access to. */
export const accessDenied = () => import('./pages/AccessDenied');
