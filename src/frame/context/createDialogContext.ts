import { createContext } from 'react';
import type { Plain, ShopRecord } from '#define';

/** A create form to open over the screen. */
export interface NewRecord {
  resource: string;
  /** Values that the form begins with. */
  prefill: Plain;
  /** Called when the dialog is closed; after saving with the record, if the server told its id. */
  onClosed: (created?: ShopRecord) => void;
}

/** Opens a create form in a dialog. It stands beside the screen, not in its form, so that it submits nothing but itself. */
export const CreateDialogContext = createContext<(wanted: NewRecord) => void>(() => {});
