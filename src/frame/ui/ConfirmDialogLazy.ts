import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';

/** `ConfirmDialog`, loaded when it is first shown. */
export const ConfirmDialog = lazyWithPreload(() => import('./ConfirmDialog'), null);
