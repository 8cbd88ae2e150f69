/** The screens of every resource; their code comes when one is opened, or is fetched ahead (`prefetch.ts`). */
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

const formPages = () => importWithRetry(() => import('#frame/form/FormPages.tsx'));

export const createPage = () => formPages().then(({ CreatePage }) => ({ default: CreatePage }));
export const editPage = () => formPages().then(({ EditPage }) => ({ default: EditPage }));
export const showPage = () => importWithRetry(() => import('#frame/show/ShowPage.tsx')).then(({ ShowPage }) => ({ default: ShowPage }));
/** In place of a screen that who is signed in may not see. */
export const accessDenied = () => import('./pages/AccessDenied');
