import { definePage } from '#define';

/** The changes of the signed-in person, stored on this device only. */
export const journal = definePage({ name: 'journal', path: '/journal', icon: 'Edit', component: () => import('./JournalView') });
