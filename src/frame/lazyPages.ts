/** The generated pages of a record. Their code is fetched when one is opened, or ahead of that. */
const formPages = () => import('./form/FormPages');

export const createPage = () => formPages().then(({ CreatePage }) => ({ default: CreatePage }));
export const editPage = () => formPages().then(({ EditPage }) => ({ default: EditPage }));
export const showPage = () => import('./show/ShowPage').then(({ ShowPage }) => ({ default: ShowPage }));
