import { fixedLimit, type List } from '#define';

/** What a list asks for when it is opened without a page, a search or an order in its address. Said once, for the list and for who asks before it. */
export const defaultListParams = (key: string, { call, sort = { field: '', order: 'ASC' } }: List) => ({
  pagination: { page: 1, perPage: fixedLimit(call) ?? 10 },
  sort,
  filter: {},
  meta: { list: key },
});
