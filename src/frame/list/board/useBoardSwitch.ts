import { sourceOf } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { useDeclaredList } from '#frame/list/declaredList.ts';
import { useAddressParameter } from '#frame/routing/useAddressParameter.ts';

/** Whether the list on the screen can be seen as a board (it shows the states of its resource), and is, by its address. */
export function useBoardSwitch() {
  const { columns } = useDeclaredList().list;
  const { states } = useResource();
  const [board, setBoard] = useAddressParameter('board');
  const hasBoard = columns.some(column => sourceOf(column) === states?.source);
  return { hasBoard, isBoard: hasBoard && board !== null, setBoard };
}
