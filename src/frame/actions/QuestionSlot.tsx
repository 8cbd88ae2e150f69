import type { ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { Slot } from '#frame/slots/Slot.tsx';
import { slotComponent } from '#frame/slots/slots.ts';

/** What a resource has to say in the question before an action (slot `question/<action>`). Empty without such a slot. */
export function QuestionSlot({ action, records }: { action: string; records: readonly ShopRecord[] }) {
  return <Slot component={slotComponent(useResource(), `question/${action}`)} props={{ records }} fallback={null} />;
}
