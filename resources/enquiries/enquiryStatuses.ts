import { call, definePage, listOf } from '#define';

export const enquiryStatuses = listOf('new', 'pending', 'checked', 'confirmed', 'closed');

/** The number of enquiries by status, shown above their list. Named like the resource, so that it is read again with the list. */
export const enquiryCards = definePage({ name: 'enquiries', reads: { cards: call('GET /enquiry/admin/cards', { inferred: true }) } });
