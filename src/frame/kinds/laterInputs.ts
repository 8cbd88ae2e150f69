/** Inputs whose code comes when they are first shown, or is fetched ahead. */
import { loadCode } from '#frame/loadCode.ts';

const searchInputs = () => loadCode(() => import('./SearchInputs'));

export const imagesInput = () => import('./ImagesInput');
export const searchReference = () => searchInputs().then(({ SearchReference }) => ({ default: SearchReference }));
export const searchReferences = () => searchInputs().then(({ SearchReferences }) => ({ default: SearchReferences }));
