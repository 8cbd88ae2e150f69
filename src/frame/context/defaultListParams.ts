import { fixedLimit, type List } from '#define';

/** The parameters of a list whose address names no page, search or sort; `perPage` is the size of its pages where the call does not fix it. */
export const defaultListParams = (key: string, { call, sort = { field: '', order: 'ASC' } }: List, perPage = 10) => ({
  pagination: { page: 1, perPage: fixedLimit(call) ?? perPage },
  sort,
  filter: {},
  meta: { list: key },
});
