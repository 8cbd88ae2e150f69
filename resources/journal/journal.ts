import { definePage } from '#define';

/** What the person who is signed in has changed on this device. It reads nothing but the device. */
export const journal = definePage({ name: 'journal', path: '/journal', icon: 'Edit', view: () => import('./Journal') });
