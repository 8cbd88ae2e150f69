import { lazily } from '#frame/loading/lazyWithPreload.tsx';

/** The dialog with the fields that an action asks for, fetched when the first does. */
export const AskDialog = lazily(
  () => import('./AskDialog'),
  ({ onCancel }) => onCancel,
);
