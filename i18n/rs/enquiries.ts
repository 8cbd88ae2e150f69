/** Enquiries and notifications (both parts). */
export const enquiries = {
  enquiries: {
    name: 'Обращение |||| Обращения |||| Обращения',
    title: 'Все обращения',
    create: '+ Новое обращение',
    dialog: 'Новое обращение',
    empty: 'Обращений нет',
    about: 'Обращение по товару',
    cards: 'Обращения по статусам',
    cardsUnread: 'Не удалось получить количество обращений',
    fields: {
      product: 'Товар',
      name: 'Полное имя',
      phone: 'Номер телефона',
      email: 'Эл. почта',
      note: 'Примечание',
      status: 'Статус',
      date_added: 'Дата',
    },
    columns: { number: '№', name: 'Имя', phone: 'Телефон' },
    choices: {
      status: {
        new: 'новое',
        pending: 'в ожидании',
        checked: 'проверено',
        confirmed: 'подтверждено',
        closed: 'закрыто',
      },
    },
    required: {
      name: 'Введите полное имя',
      phone: 'Введите номер телефона',
      email: 'Введите адрес эл. почты',
      status: 'Выберите статус',
    },
    notifications: {
      created: 'Готово',
      updated: 'Готово',
      deleted: 'Готово',
      failedDelete: 'Что-то пошло не так. %{reason}',
    },
  },
  enquiryCards: { name: 'Обращение |||| Обращения |||| Обращения' },
  notifications: {
    name: 'Уведомление |||| Уведомления |||| Уведомления',
    title: 'Все уведомления',
    empty: 'Уведомлений нет',
    fields: {
      createdAt: 'Дата',
      user: { name: 'Имя пользователя' },
      title: 'Заголовок',
      message: 'Сообщение',
      type: 'Тип',
    },
  },
};
