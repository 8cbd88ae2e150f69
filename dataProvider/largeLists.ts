/** What only large lists need; fetched with the first one. */
export { allPages } from './allPages';
export { longList } from './longLists';
