import { call, defineResource } from '#define';
import { enquiryStatuses } from './enquiryStatuses';

/** Enquiries of customers about a product. */
export const enquiries = defineResource({
  name: 'enquiries',
  icon: 'Enquiry',
  menu: 'enquiries',
  represent: 'name',
  searches: ['name', 'phone', 'email', 'note', 'product'],
  lists: {
    all: {
      path: '/enquiries',
      call: call('GET /enquiry/admin/all?page[&search]', { rows: 'enquiries' }),
      filters: [{ source: 'status', alwaysOn: 'views' }, 'product'],
      views: {
        new: { status: 'new' },
        pending: { status: 'pending' },
        checked: { status: 'checked' },
        confirmed: { status: 'confirmed' },
        closed: { status: 'closed' },
      },
      inbox: ['new'],
      columns: [
        { source: '_id', label: 'number', value: (_, position) => position },
        { source: 'date_added', kind: 'date' },
        'name',
        'phone',
        'status',
      ],
      narrow: ['name', 'date_added', 'status'],
      row: ['check', 'close', 'edit', 'delete'],
      bulk: ['setStatus', 'delete'],
    },
  },
  pages: { show: false, create: '/enquiry/create', edit: '/enquiry/update/{id}' },
  calls: {
    one: call('GET /enquiry/admin/{id}/'),
    create: call('POST /enquiry/admin/new', { also: ['quantity'] }),
    update: call('PUT /enquiry/admin/{id}/', { also: ['quantity'] }),
    delete: call('DELETE /enquiry/admin/{id}/'),
  },
  states: { status: {} },
  actions: {
    setStatus: { ask: ['status'], sets: 'asked' },
    // The most frequent changes have a button each.
    check: { icon: 'Approve', when: { status: { in: ['new', 'pending'] } }, sets: { status: 'checked' } },
    close: { icon: 'Cancel', when: { status: { not: 'closed' } }, sets: { status: 'closed' } },
  },
  send: enquiry => ({ ...enquiry, quantity: 1 }),
  fields: [
    { source: 'product', kind: 'reference', reference: 'products', search: true },
    { source: 'name', kind: 'text', required: true, personal: true },
    { source: 'phone', kind: 'text', keyboard: 'tel', required: true, typed: (phone: string) => phone.replace(/[^\d+]/g, '') },
    { source: 'email', kind: 'text', keyboard: 'email', required: true },
    { source: 'note', kind: 'longText', personal: true },
    {
      source: 'status',
      kind: 'badge',
      choices: enquiryStatuses,
      tones: { new: 'success', pending: 'warning', checked: 'primary', confirmed: 'secondary', closed: 'error' },
      required: true,
      in: ['edit'],
    },
    { source: 'quantity', kind: 'integer', in: [] },
    { source: 'date_added', kind: 'date', format: 'DD/MM/YYYY hh:mm A', in: [] },
  ],
  slots: {
    create: () => import('./ListAfterSave'),
    edit: () => import('./ListAfterSave'),
    'list:views': () => import('./StatusTabs'),
    'form:before': () => import('./EnquiryHeader'),
  },
});
