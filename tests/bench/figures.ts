/** What the bench measures: the one table of figures, their units, and what ours may take of the bare app's. */

/** A plain machine and line, or a slow one: a quarter of the processor, 1.6 Mbit/s, 150 ms there and back. */
export type Line = 'plain' | 'slow';

export interface Figure {
  title: string;
  unit: 'ms' | 'kB' | 'MB' | '';
  /** The highest ratio ours to bare that is wanted on each line; none where only the course of a figure says something. */
  target?: Record<Line, number>;
}

const on = (plain: number, slow = plain): Record<Line, number> => ({ plain, slow });

export const figures = {
  firstRow: { title: 'first row, cold, signed in', unit: 'ms', target: on(0.9) },
  firstRowCode: { title: 'JavaScript before that row', unit: 'kB', target: on(0.8) },
  longestTask: { title: 'longest task while starting', unit: 'ms', target: on(1) },
  repeatRow: { title: 'first row, visited before', unit: 'ms', target: on(0.8, 0.85) },
  nextPage: { title: 'next page, warm', unit: 'ms', target: on(1) },
  formCold: { title: 'list to form, the first time', unit: 'ms', target: on(1.4) },
  formWarm: { title: 'list to form, warm', unit: 'ms', target: on(1.5) },
  wholeCold: { title: 'list to the whole form, the first time', unit: 'ms' },
  wholeWarm: { title: 'list to the whole form, warm', unit: 'ms' },
  key95: { title: 'key to paint, 95th percentile', unit: 'ms', target: on(1, 1.25) },
  keyTime: { title: 'processor time a key', unit: 'ms', target: on(1.2, 1.25) },
  heap: { title: 'heap after the trips', unit: 'MB' },
  heapGrown: { title: 'heap grown in the last four fifths', unit: 'MB' },
  nodes: { title: 'nodes after the trips', unit: '' },
  nodesGrown: { title: 'nodes grown in the last four fifths', unit: '' },
  listeners: { title: 'listeners after the trips', unit: '' },
  listenersGrown: { title: 'listeners grown in the last four fifths', unit: '' },
} satisfies Record<string, Figure>;

export type FigureName = keyof typeof figures;

/** What one run of one app brought. */
export type Figures = Partial<Record<FigureName, number>>;

/** How far above its target a ratio may be before `--check` names it: two runs of one build differ by about as much. */
export const margin = 0.1;
