import { SavedToList } from '#frame/page/useBack.ts';
import type { WithDefault } from '#frame/slots/slots.ts';

/** The form of an enquiry, which leads to the list wherever it was opened. */
export default function ListAfterSave({ Default }: WithDefault) {
  return (
    <SavedToList value>
      <Default />
    </SavedToList>
  );
}
