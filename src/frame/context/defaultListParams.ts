import { fixedLimit, type List } from '#define';

const defaultPerPage = 10;

/** Rows per page of a list, if neither its call nor a person says otherwise. */
export const usualPerPage = ({ perPage }: Pick<List, 'perPage'>): number => (typeof perPage === 'number' ? perPage : defaultPerPage);

/** The parameters of a list whose address names no page, search or sort; `perPage` is the size of its pages where the call does not fix it. */
export const defaultListParams = (key: string, list: List, perPage = usualPerPage(list)) => ({
  pagination: { page: 1, perPage: fixedLimit(list.call) ?? perPage },
  sort: list.sort ?? { field: '', order: 'ASC' as const },
  filter: {},
  meta: { list: key },
});
