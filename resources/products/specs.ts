import { fieldList } from '#define';

/** A specification of a product. */
export const specs = fieldList({ source: 'title', kind: 'text', initial: '' }, { source: 'details', kind: 'text', initial: '' });
