import { lazily } from '#frame/loading/lazyWithPreload.tsx';

/** The dialog that asks before something is done, fetched when it first does. */
export const ConfirmDialog = lazily(
  () => import('./ConfirmDialog'),
  ({ onCancel }) => onCancel,
);
