/**
 * What a declaration is made of. Everything here is plain data and pure functions: the data provider, the mock API, the
 * address book, the menu and the tests read the same object. No React, no DOM.
 * A declaration is checked against itself: what names a field, an action or a body key must be one.
 */
export * from './access';
export * from './actions';
export * from './call';
export * from './conditions';
export * from './derive';
export * from './details';
export * from './fields';
export * from './filters';
export * from './kinds';
export * from './lists';
export * from './now';
export * from './pages';
export * from './queryTests';
export * from './records';
export * from './resource';
export * from './sections';
export * from './sortRows';
export * from './textHolds';
export * from './views';
export type * from './vocabulary';
