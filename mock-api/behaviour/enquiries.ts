import { type Behaviour, demand, text } from '../define';

const statuses = ['new', 'pending', 'checked', 'confirmed', 'closed'];

/** Enquiries. */
export const enquiries: Behaviour = {
  search: ['name', 'phone', 'email', 'note', 'product.primaryLang.name'],
  totalKey: 'count',
  check(body, before, { rows }) {
    for (const [key, label] of [
      ['name', 'Name'],
      ['phone', 'Phone'],
      ['email', 'Email'],
    ] as const)
      demand(text(body[key]) !== '', `${label} is required`);
    demand(before === undefined || statuses.includes(text(body.status)), 'Status is required');
    demand(!body.product || rows('products').some(({ _id }) => _id === body.product), 'There is no such product');
  },
  create(row, { now }) {
    Object.assign(row, { status: 'new', date_added: now(), createdAt: now() });
  },
};

/** How many enquiries there are of each status. */
export const enquiryCards: Behaviour = {
  one: (_, { rows }) => ({
    _id: 'all',
    ...Object.fromEntries(statuses.map(status => [status, rows('enquiries').filter(row => row.status === status).length])),
  }),
};

/** Notifications. */
export const notifications: Behaviour = {
  search: ['title', 'message', 'type', 'user.name'],
  answer: ({ user }, { rows }) => {
    const found = rows('users').find(({ _id }) => _id === user);
    return { user: found ? { _id: found._id, name: found.name, images: found.images } : null };
  },
};
