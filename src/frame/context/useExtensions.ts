import { useSyncExternalStore } from 'react';
import { knowsExtensions, onExtensions } from '#dataProvider/extensions.ts';

/** Whether a screen may use extensions by itself: parameters that no specification documents. */
export const useExtensions = (): boolean => useSyncExternalStore(onExtensions, knowsExtensions);
