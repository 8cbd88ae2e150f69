/** Loaders of inputs that are loaded when they are first shown, or prefetched. */
import { importWithRetry } from '#frame/loading/importWithRetry.ts';

const searchInputs = () => importWithRetry(() => import('./references/SearchInputs'));

export const imagesInput = () => import('./images/ImagesInput');
export const searchReference = () => searchInputs().then(({ SearchReferenceInput }) => ({ default: SearchReferenceInput }));
export const searchReferences = () => searchInputs().then(({ SearchReferenceArrayInput }) => ({ default: SearchReferenceArrayInput }));
