import { fixedLimit, type List } from '#define';

/** The parameters of a list whose address names no page, search or sort. The list uses them, and the code that reads it ahead. */
export const defaultListParams = (key: string, { call, sort = { field: '', order: 'ASC' } }: List) => ({
  pagination: { page: 1, perPage: fixedLimit(call) ?? 10 },
  sort,
  filter: {},
  meta: { list: key },
});
