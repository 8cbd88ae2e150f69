/** Pseudo-random numbers that follow from a seed, the same on every machine. Pure. */

function mixed(number: number): number {
  let mix = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 13), 0xc2b2ae35);
  return (mix ^ (mix >>> 16)) >>> 0;
}

/** A number from 0 to below 1 that follows from the arguments. */
export function chanceOf(...of: readonly (string | number)[]): number {
  const text = of.join('\n');
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return mixed(hash) / 2 ** 32;
}

/** A hash of a text: 16 hexadecimal digits. For telling contents apart, not for secrets. */
export const hashOf = (text: string): string => ['a', 'b'].map(half => (chanceOf(half, text) * 2 ** 32).toString(16).padStart(8, '0')).join('');

/** A sequence of numbers from 0 to below 1 that follows from a seed. */
export function chancesBy(seed: number): () => number {
  let state = mixed(seed + 1);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mixed(state) / 2 ** 32;
  };
}

/** The item of a list at a chance from 0 to below 1. */
export function chosen<T>(list: readonly [T, ...T[]], chance: number): T {
  return list[Math.floor(chance * list.length)] ?? list[0];
}
