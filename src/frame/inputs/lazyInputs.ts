/** Inputs whose code comes when they are first shown, or is fetched ahead. */
import { loadCode } from '#frame/loading/importWithRetry.ts';

const searchInputs = () => loadCode(() => import('./references/SearchInputs'));

export const imagesInput = () => import('./images/ImagesInput');
export const searchReference = () => searchInputs().then(({ SearchReference }) => ({ default: SearchReference }));
export const searchReferences = () => searchInputs().then(({ SearchReferences }) => ({ default: SearchReferences }));
