// The functions of lodash that react-admin imports, from a library without what old browsers lack.
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
