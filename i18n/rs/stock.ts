/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Изменение', changeBy: 'Значение', changeRounding: 'Округлить до' },
  help: { changeBy: 'Чтобы снизить, введите минус: -10' },
  actions: { changePrice: 'Изменить цену', changeStock: 'Изменить остаток' },
  choices: {
    changeHow: { percent: 'Процент', amount: 'Сумма', set: 'Установить' },
    changeRounding: {
      cents: '0,01 %{currency}',
      tenths: '0,10 %{currency}',
      halves: '0,50 %{currency}',
      whole: 'Целые %{currency}',
      end99: 'С окончанием ,99',
      end95: 'С окончанием ,95',
    },
    stockState: { out: 'Нет в наличии', low: 'Мало на складе', enough: 'В наличии' },
  },
  filters: { stockState: 'Уровень остатка' },
  inlineEdit: 'Править цены и остатки',
};
