import { useSyncExternalStore } from 'react';
import { knowsExtensions, onExtensions } from '#dataProvider/apiSettings.ts';

/** Whether the API knows the extensions: parameters that the specification does not document. */
export const useExtensions = (): boolean => useSyncExternalStore(onExtensions, knowsExtensions);
