// The lodash functions that react-admin imports, from a smaller library.
export {
  cloneDeep,
  debounce,
  defaults,
  difference,
  get,
  isEmpty,
  isEqual,
  matches,
  memoize,
  merge,
  mergeWith,
  pick,
  pickBy,
  set,
  union,
} from 'es-toolkit/compat';
