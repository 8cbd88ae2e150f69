import { listOf } from '#define';

/** The parts of an address. All are required. */
export const addressParts = listOf('addressLine1', 'addressLine2', 'landmark', 'area', 'district', 'state', 'pinCode');
