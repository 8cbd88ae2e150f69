/** Medians, ratios and what is beyond its target: the pure part of the bench. */
import { type Figure, type FigureName, type Figures, figures, type Line, margin } from './figures';

/** The value in the middle of a sorted list, and its ends. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** A figure of both apps. There is no ratio where the bare app's value is 0. */
export interface Compared {
  name: FigureName;
  ours: Spread;
  bare: Spread;
  ratio?: Spread;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The middle of some values; of an even number the mean of the two in the middle. @throws Error when there are none. */
export function median(values: readonly number[]): number {
  const half = (values.length - 1) / 2;
  const [low, high] = [Math.floor(half), Math.ceil(half)].map(position => sorted(values)[position]);
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.');
  return (low + high) / 2;
}

/** The least of the values that so large a part of them does not exceed. @throws Error when there are none. */
export function percentile(values: readonly number[], part: number): number {
  const found = sorted(values)[Math.max(0, Math.ceil(part * values.length) - 1)];
  if (found === undefined) throw new Error('There is no percentile of nothing.');
  return found;
}

/** Median and ends of some values. */
export const spreadOf = (values: readonly number[]): Spread => ({ median: median(values), least: Math.min(...values), most: Math.max(...values) });

/**
 * Every figure that both apps have, with its ratio: the median of the ratios run by run, which holds where a machine gets slower
 * or quicker meanwhile.
 */
export function compare(ours: readonly Figures[], bare: readonly Figures[]): Compared[] {
  return (Object.keys(figures) as FigureName[]).flatMap(name => {
    const pairs = ours.flatMap((run, nth) => {
      const [mine, theirs] = [run[name], bare[nth]?.[name]];
      return mine === undefined || theirs === undefined ? [] : [{ mine, theirs }];
    });
    if (!pairs.length) return [];
    const compared = { name, ours: spreadOf(pairs.map(({ mine }) => mine)), bare: spreadOf(pairs.map(({ theirs }) => theirs)) };
    const comparable = pairs.every(({ theirs }) => theirs > 0);
    return comparable ? { ...compared, ratio: spreadOf(pairs.map(({ mine, theirs }) => mine / theirs)) } : compared;
  });
}

/** The target of a figure on a line; none where it has none. */
export const targetOf = (name: FigureName, line: Line): number | undefined => (figures[name] as Figure).target?.[line];

/** The figures whose ratio is above their target by more than the margin. */
export const beyond = (compared: readonly Compared[], line: Line): Compared[] =>
  compared.filter(({ name, ratio }) => ratio && ratio.median > (targetOf(name, line) ?? Number.POSITIVE_INFINITY) * (1 + margin));
