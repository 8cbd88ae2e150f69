/** Enquiries and notifications (both parts). */
export const enquiries = {
  enquiries: {
    name: 'Consulta |||| Consultas',
    title: 'Todas las consultas',
    create: '+ Nueva consulta',
    dialog: 'Nueva consulta',
    empty: 'No hay consultas',
    about: 'Consulta sobre',
    cards: 'Consultas por estado',
    cardsUnread: 'No se ha podido leer el número de consultas',
    fields: {
      product: 'Producto',
      name: 'Nombre completo',
      phone: 'Número de teléfono',
      email: 'Correo electrónico',
      note: 'Nota',
      status: 'Estado',
      date_added: 'Fecha',
    },
    columns: { number: 'N.º', name: 'Nombre', phone: 'Teléfono' },
    choices: { status: { new: 'nueva', pending: 'pendiente', checked: 'revisada', confirmed: 'confirmada', closed: 'cerrada' } },
    required: {
      name: 'Introduzca el nombre completo',
      phone: 'Introduzca el número de teléfono',
      email: 'Introduzca el correo electrónico',
      status: 'Seleccione un estado',
    },
    notifications: { created: 'Hecho', updated: 'Hecho', deleted: 'Hecho', failedDelete: 'Algo ha fallado. %{reason}' },
  },
  enquiryCards: { name: 'Consulta |||| Consultas' },
  notifications: {
    name: 'Notificación |||| Notificaciones',
    title: 'Todas las notificaciones',
    empty: 'No hay notificaciones',
    fields: { createdAt: 'Fecha', user: { name: 'Nombre de usuario' }, title: 'Título', message: 'Mensaje', type: 'Tipo' },
  },
};
