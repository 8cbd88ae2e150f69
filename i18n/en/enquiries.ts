/** Enquiries and notifications (both parts). */
export const enquiries = {};
