import { call, definePage } from '#define';

/** How many enquiries there are of each status. Shown above their list; named like them, it is read again whenever they are. */
export const enquiryCards = definePage({ name: 'enquiries', reads: { cards: call('GET /enquiry/admin/cards', { inferred: true }) } });
