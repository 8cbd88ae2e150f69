/** Enquiries and notifications (both parts). */
export const enquiries = {
  enquiries: {
    name: 'Richiesta |||| Richieste',
    title: 'Tutte le richieste',
    create: '+ Nuova richiesta',
    dialog: 'Nuova richiesta',
    empty: 'Non ci sono richieste',
    about: 'Richiesta per',
    cards: 'Richieste per stato',
    cardsUnread: 'Impossibile leggere il numero di richieste',
    fields: {
      product: 'Prodotto',
      name: 'Nome e cognome',
      phone: 'Numero di telefono',
      email: 'Email',
      note: 'Nota',
      status: 'Stato',
      date_added: 'Data',
    },
    columns: { number: 'N.', name: 'Nome', phone: 'Telefono' },
    choices: { status: { new: 'nuova', pending: 'in sospeso', checked: 'verificata', confirmed: 'confermata', closed: 'chiusa' } },
    required: {
      name: 'Inserire nome e cognome',
      phone: 'Inserire il numero di telefono',
      email: 'Inserire l’indirizzo email',
      status: 'Selezionare uno stato',
    },
    notifications: { created: 'Fatto', updated: 'Fatto', deleted: 'Fatto', failedDelete: 'Si è verificato un errore. %{reason}' },
  },
  enquiryCards: { name: 'Richiesta |||| Richieste' },
  notifications: {
    name: 'Notifica |||| Notifiche',
    title: 'Tutte le notifiche',
    empty: 'Non ci sono notifiche',
    fields: { createdAt: 'Data', user: { name: 'Nome utente' }, title: 'Titolo', message: 'Messaggio', type: 'Tipo' },
  },
};
