/**
 * The language of declarations. Everything here is plain data and pure functions, without React and DOM: the data provider, the screens,
 * the mock and the tests read the same object. The compiler checks a declaration against itself: a column, for example, must be a field.
 */
export * from './access';
export * from './actions';
export * from './call';
export * from './conditions';
export * from './contentLanguages';
export * from './derive';
export * from './dialect';
export * from './fields';
export * from './fieldTypes';
export * from './filters';
export * from './layout';
export * from './lists';
export * from './now';
export * from './pages';
export * from './paging';
export * from './queryTests';
export * from './records';
export * from './resource';
export * from './slots';
export * from './sortRows';
export * from './states/forbiddenSteps';
export * from './states/states';
export * from './textHolds';
export * from './validation/bodyComplaint';
export * from './validation/validation';
export type * from './vocabulary';
export type * from './widgets/pageFilters';
export type * from './widgets/widgets';
