import { fieldComponents } from '#frame/fields/fieldComponents.ts';
import { StatusSwitch } from './StatusSwitch';

/** The component of each kind of column: those of fields, and the switch of a status column. */
export const cellComponents = { ...fieldComponents, status: StatusSwitch };
