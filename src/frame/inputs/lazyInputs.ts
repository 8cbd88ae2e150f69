/** Loads an input when it is first shown, or earlier by prefetch. */
export const imagesInput = () => import('./images/ImagesInput');
