/** The parts of an address. All are required. */
export const addressParts = ['addressLine1', 'addressLine2', 'landmark', 'area', 'district', 'state', 'pinCode'] as const;
