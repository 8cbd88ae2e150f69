/** The generated pages of a record. Their code is fetched when one is opened, or ahead of that. */
import { importWithRetry } from './loading/importWithRetry';

const formPages = () => importWithRetry(() => import('./form/FormPages'));

export const createPage = () => formPages().then(({ CreatePage }) => ({ default: CreatePage }));
export const editPage = () => formPages().then(({ EditPage }) => ({ default: EditPage }));
export const showPage = () => importWithRetry(() => import('./show/ShowPage')).then(({ ShowPage }) => ({ default: ShowPage }));
