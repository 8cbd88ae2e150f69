/** Enquiries and notifications (both parts). */
export const enquiries = {
  enquiries: {
    name: 'Enquiry |||| Enquiries',
    title: 'All Enquiries',
    create: '+ New Enquiry',
    dialog: 'New Enquiry',
    empty: 'No Enquiries!',
    about: 'Enquiry for',
    cards: 'Enquiries by status',
    cardsUnread: 'The numbers of enquiries could not be read',
    fields: {
      product: 'Product',
      name: 'Full Name',
      phone: 'Phone Number',
      email: 'Email',
      note: 'Note',
      status: 'Status',
      date_added: 'Date',
    },
    columns: { number: 'No.', name: 'Name', phone: 'Phone No.' },
    choices: { status: { new: 'new', pending: 'pending', checked: 'checked', confirmed: 'confirmed', closed: 'closed' } },
    required: {
      name: 'Please enter full name',
      phone: 'Please enter phone number',
      email: 'Please enter email',
      status: 'Please select a status',
    },
    notifications: { created: 'Done', updated: 'Done', deleted: 'Done', failedDelete: 'Something Went Wrong. %{reason}' },
  },
  enquiryCards: { name: 'Enquiry |||| Enquiries' },
  notifications: {
    name: 'Notification |||| Notifications',
    title: 'All Notifications',
    empty: 'No Notifications!',
    fields: { createdAt: 'Date', user: { name: 'User Name' }, title: 'Title', message: 'Message', type: 'Type' },
  },
};
