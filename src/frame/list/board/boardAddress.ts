import { sourceOf } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { useAddressParameter } from '#frame/routing/useAddressParameter.ts';

/** The parameter of a list's address that shows the list as a board. */
export const boardParameter = 'board';

/** Whether a list can be seen as a board: it shows the states of its resource. */
export function useHasBoard(): boolean {
  const { columns } = useDeclaredList().list;
  const { states } = useResource();
  return columns.some(column => sourceOf(column) === states?.source);
}

/** Whether the list on the screen is seen as a board, by its address. */
export function useIsBoard(): boolean {
  const [board] = useAddressParameter(boardParameter);
  return useHasBoard() && board !== null;
}
