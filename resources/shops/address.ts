/** The parts of an address, all of which must be filled. */
export const addressParts = ['addressLine1', 'addressLine2', 'landmark', 'area', 'district', 'state', 'pinCode'] as const;
