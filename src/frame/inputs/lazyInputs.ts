/** Loads the images input. Prefetch and the form share this function: an input that is loaded by it is shown without its placeholder. */
export const imagesInput = () => import('./images/ImagesInput');
