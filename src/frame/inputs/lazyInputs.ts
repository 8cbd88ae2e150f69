/** Loads the images of a form, which can be dragged. Prefetch and the form share this function: loaded by it, they are shown without a placeholder. */
export const imageTiles = () => import('./images/ImageTiles');
