import { lazyWithPreload } from '#frame/loading/lazyWithPreload.tsx';

/** `AskDialog`, loaded when it is first shown. */
export const AskDialog = lazyWithPreload(() => import('./AskDialog'), null);
