/** What an enquiry can be. */
export const enquiryStatuses = ['new', 'pending', 'checked', 'confirmed', 'closed'] as const;
