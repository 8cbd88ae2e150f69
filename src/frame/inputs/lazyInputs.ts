/** Loads inputs when they are first shown, or earlier by prefetch. */
const searchInputs = () => import('./references/SearchInputs');

export const imagesInput = () => import('./images/ImagesInput');
export const searchReference = () => searchInputs().then(({ SearchReferenceInput }) => ({ default: SearchReferenceInput }));
export const searchReferences = () => searchInputs().then(({ SearchReferenceArrayInput }) => ({ default: SearchReferenceArrayInput }));
