/** Enquiries and notifications (both parts). */
export const enquiries = {
  enquiries: {
    name: 'Anfrage |||| Anfragen',
    views: { new: 'Neu', pending: 'Offen' },
    title: 'Alle Anfragen',
    create: '+ Neue Anfrage',
    dialog: 'Neue Anfrage',
    empty: 'Keine Anfragen vorhanden',
    about: 'Anfrage zu',
    cards: 'Anfragen nach Status',
    cardsUnread: 'Die Anzahl der Anfragen konnte nicht abgerufen werden',
    fields: {
      product: 'Produkt',
      name: 'Vollständiger Name',
      phone: 'Telefonnummer',
      email: 'E-Mail',
      note: 'Notiz',
      status: 'Status',
      date_added: 'Datum',
    },
    columns: { number: 'Nr.', name: 'Name', phone: 'Telefon' },
    choices: {
      status: { new: 'Neu', pending: 'Ausstehend', checked: 'Geprüft', confirmed: 'Bestätigt', closed: 'Geschlossen' },
    },
    required: {
      name: 'Bitte geben Sie den vollständigen Namen ein',
      phone: 'Bitte geben Sie die Telefonnummer ein',
      email: 'Bitte geben Sie die E-Mail-Adresse ein',
      status: 'Bitte wählen Sie einen Status',
    },
    notifications: {
      created: 'Erledigt',
      updated: 'Erledigt',
      deleted: 'Erledigt',
      createdTitle: 'Anfrage erstellt',
      updatedTitle: 'Anfrage aktualisiert',
      deletedTitle: 'Anfrage gelöscht',
      failedDelete: 'Etwas ist schiefgelaufen. %{reason}',
    },
  },
  notifications: {
    name: 'Benachrichtigung |||| Benachrichtigungen',
    title: 'Alle Benachrichtigungen',
    empty: 'Keine Benachrichtigungen vorhanden',
    fields: { createdAt: 'Datum', user: { name: 'Benutzername' }, title: 'Titel', message: 'Nachricht', type: 'Typ' },
    choices: { type: { user: 'Benutzer', order: 'Bestellung', shop: 'Shop', product: 'Produkt', enquiry: 'Anfrage' } },
  },
};
