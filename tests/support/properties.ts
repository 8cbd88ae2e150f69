import fc from 'fast-check';

/** Factor for the number of examples, each time with new ones. Unset in `npm test`. */
const times = Number(process.env.PROPERTIES) || 0;

// `npm test` always uses the same examples, so a failure can be repeated and comes from a change.
fc.configureGlobal(times ? { numRuns: 100 * times } : { seed: 20_261_123 });

/** The number of examples for a property that needs more or fewer than the usual 100. */
export const runs = (usual: number) => usual * (times || 1);

export { fc };
