/** A specification of a product. */
export const specs = [
  { source: 'title', kind: 'text', initial: '' },
  { source: 'details', kind: 'text', initial: '' },
] as const;
