import { resources } from '../../resources';
import { addressBook } from './addresses';

/** The address book of every resource there is. */
export const allAddresses = addressBook(resources);
