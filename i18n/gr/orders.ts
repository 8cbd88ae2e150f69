const titles = {
  all: 'Alle Bestellungen',
  starred: 'Markierte Bestellungen',
  cancelled: 'Stornierte Bestellungen',
  returned: 'Zurückgesandte Bestellungen',
};

/** What an order or an item of it can be. */
const statuses = {
  Processing: 'In Bearbeitung',
  Shipped: 'Versandt',
  Delivered: 'Geliefert',
  Cancelled: 'Storniert',
  Returned: 'Zurückgesandt',
};

/** Orders, users, carts and favourites. */
export const orders = {
  orders: {
    name: 'Bestellung |||| Bestellungen',
    filters: { shop: 'Laden' },
    inbox: { processing: 'Zu versenden' },
    views: { processing: 'In Bearbeitung', shipped: 'Versandt', delivered: 'Geliefert', cancelled: 'Storniert', returned: 'Zurückgesandt' },
    titles,
    menu: titles,
    show: 'Bestelldetails %{name}',
    empty: 'Keine Bestellungen vorhanden',
    empties: { cancelled: 'Noch keine stornierten Bestellungen', returned: 'Noch keine zurückgesandten Bestellungen' },
    fields: {
      orderId: 'Bestellnummer',
      createdAt: 'Bestelldatum',
      shippingInfo: { name: 'Empfänger' },
      user: { email: 'E-Mail des Benutzers' },
      shop: { shopName: 'Name des Shops' },
      paymentType: 'Zahlungsart',
      orderStatus: 'Bestellstatus',
      itemsPrice: 'Artikelsumme',
      shippingPrice: 'Versand',
      couponValue: 'Gutschein',
      taxValue: 'Steuer',
      totalPrice: 'Gesamtpreis',
    },
    columns: {
      items: 'Artikelpreis',
      vat: 'MwSt. gesamt (15 %)',
      amount: 'Betrag',
      value: 'Bestellwert',
      user: 'Benutzername',
      isActive: 'Status',
      actions: 'Aktionen',
    },
    parts: { shipping: 'Lieferadresse', order: 'Bestellung', items: 'Bestellte Artikel', sums: 'Gesamt' },
    rows: { orderItems: { fields: { orderItemStatus: 'Status' } } },
    heads: { product: 'Produkt', price: 'Preis', quantity: 'Menge', total: 'Gesamt', status: 'Status', update: 'Status ändern' },
    prints: { packingSlip: 'Packzettel', invoice: 'Rechnung' },
    includedTax: 'Davon Steuer',
    packed: 'Gepackt',
    follow: {
      setStatus: {
        apart: '%{count} von %{all} Artikeln haben einen anderen Status als die Bestellung.',
        several:
          '%{smart_count} Bestellung hat Artikel mit einem anderen Status. |||| %{smart_count} Bestellungen haben Artikel mit einem anderen Status.',
        set: 'Alle Artikel auf „%{orderStatus}“ setzen',
        question: '%{count} Artikel auf „%{orderStatus}“ setzen? |||| %{count} Artikel auf „%{orderStatus}“ setzen?',
        done: '%{smart_count} Artikel gesetzt |||| %{smart_count} Artikel gesetzt',
      },
    },
    phone: 'Telefon',
    itemStatus: 'Status von %{name}',
    choices: {
      orderStatus: statuses,
      orderItems: { orderItemStatus: statuses },
      paymentType: { 'Cash on Delivery': 'Nachnahme', 'Online Payment': 'Onlinezahlung' },
    },
    actions: { show: 'Details anzeigen', setStatus: 'Bestellung aktualisieren', setItemStatus: 'Aktualisieren' },
    bulk: { setStatus: 'Status ändern', setItemStatus: 'Status der Artikel' },
    notifications: {
      setStatus: 'Bestellung erfolgreich aktualisiert',
      setItemStatus: 'Artikel der Bestellung erfolgreich aktualisiert',
    },
  },
  users: {
    name: 'Benutzer |||| Benutzer',
    filters: { isGuest: 'Gast' },
    title: 'Alle Benutzer',
    show: 'Über den Benutzer',
    empty: 'Keine Benutzer vorhanden',
    total: 'Benutzer gesamt: %{total}',
    fields: { _id: 'Benutzer-ID', name: 'Name', email: 'E-Mail', role: 'Rolle', createdAt: 'Registriert am', images: 'Bild' },
    columns: { actions: 'Aktionen' },
    choices: { role: { user: 'Benutzer', dealer: 'Händler', admin: 'Administrator', guest: 'Gast' } },
    heads: {
      product: 'Produkt',
      price: 'Preis',
      quantity: 'Menge',
      total: 'Gesamt',
      itemsPrice: 'Artikelpreis',
      shippingPrice: 'Versand',
      vat: 'MwSt. gesamt (15 %)',
      totalPrice: 'Gesamtpreis',
    },
    notifications: {
      partlyDone: 'Der Benutzer wurde gelöscht, der Warenkorb jedoch nicht: %{reason}',
      completed: 'Der Warenkorb wurde ebenfalls gelöscht.',
    },
  },
  carts: { name: 'Warenkorb |||| Warenkörbe' },
  favourites: { name: 'Favorit |||| Favoriten', columns: { product: 'Produkt', price: 'Preis' } },
};
