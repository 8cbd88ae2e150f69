/**
 * What a declaration is made of. Everything here is plain data and pure functions: the data provider, the mock API, the
 * address book, the menu and the tests read the same object. No React, no DOM.
 * A declaration is checked against itself: what names a field, an action or a body key must be one.
 */
export * from './define/actions';
export * from './define/asked';
export * from './define/call';
export * from './define/clock';
export * from './define/conditions';
export * from './define/derive';
export * from './define/details';
export * from './define/fields';
export * from './define/filters';
export * from './define/kinds';
export * from './define/lists';
export * from './define/order';
export * from './define/pages';
export * from './define/records';
export * from './define/resource';
export * from './define/search';
export * from './define/sections';
export * from './define/views';
