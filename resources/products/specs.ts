/** What a specification of a product is. */
export const specs = [
  { source: 'title', kind: 'text', initial: '' },
  { source: 'details', kind: 'text', initial: '' },
] as const;
