import { behaviourOf, demand, type PageBehaviour, text } from '#mock-api/engine/behaviourTypes.ts';
import type { enquiries as declaredEnquiries } from '#resources/enquiries/enquiries.ts';
import { enquiryStatuses } from '#resources/enquiries/enquiryStatuses.ts';
import type { notifications as declaredNotifications } from '#resources/notifications.ts';

/** Enquiries. */
export const enquiries = behaviourOf<typeof declaredEnquiries>({
  totalKey: 'count',
  check(body, before, { row }) {
    for (const [key, label] of [
      ['name', 'Name'],
      ['phone', 'Phone'],
      ['email', 'Email'],
    ] as const)
      demand(text(body[key]) !== '', `${label} is required`);
    demand(before === undefined || enquiryStatuses.some(status => status === body.status), 'Status is required');
    demand(!body.product || Boolean(row('products', body.product)), 'There is no such product');
  },
  create(row, { now }) {
    Object.assign(row, { status: 'new', date_added: now(), createdAt: now() });
  },
});

/** The number of enquiries of each status. */
export const enquiryCards: PageBehaviour = {
  cards: (_, { rows }) => Object.fromEntries(enquiryStatuses.map(status => [status, rows('enquiries').filter(row => row.status === status).length])),
};

/** Notifications. */
export const notifications = behaviourOf<typeof declaredNotifications>({
  answer: ({ user }, { row }) => {
    const whole = row('users', user);
    return { user: whole ? { _id: whole._id, name: whole.name, images: whole.images } : null };
  },
});
