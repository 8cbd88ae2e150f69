import fc from 'fast-check';

/** How many times the usual number of examples a property is tried with, and by others each time; unset in `npm test`. */
const times = Number(process.env.PROPERTIES) || 0;

// The same examples in every `npm test`: what fails there fails again, and nothing fails that a change did not touch.
fc.configureGlobal(times ? { numRuns: 100 * times } : { seed: 20_261_123 });

/** How many examples a property that needs more or fewer than the usual 100 is tried with. */
export const runs = (usual: number) => usual * (times || 1);

export { fc };
