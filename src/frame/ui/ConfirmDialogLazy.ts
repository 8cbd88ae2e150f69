import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';

/** The dialog that asks before something is done, fetched when it first does. */
export const ConfirmDialog = lazyWithPreload(
  () => import('./ConfirmDialog'),
  ({ onCancel }) => onCancel,
);
