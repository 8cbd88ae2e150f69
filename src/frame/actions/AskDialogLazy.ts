import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';

/** The dialog with the fields that an action asks for, fetched when the first does. */
export const AskDialog = lazyWithPreload(
  () => import('./AskDialog'),
  ({ onCancel }) => onCancel,
);
