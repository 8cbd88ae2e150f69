/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Как', changeBy: 'На сколько или до', changeRounding: 'Округлить до' },
  actions: { changePrice: 'Изменить цену', changeStock: 'Изменить остаток' },
  choices: {
    changeHow: { percent: 'На проценты (-10 снижает)', amount: 'На сумму (-10 снижает)', set: 'Установить' },
    changeRounding: {
      cents: 'Сотых (0,01)',
      tenths: 'Десятых (0,10)',
      halves: 'Половин (0,50)',
      whole: 'Целых',
      end99: 'С окончанием ,99',
      end95: 'С окончанием ,95',
    },
    stockState: { out: 'Нет в наличии', low: 'Мало на складе', enough: 'В наличии' },
  },
  filters: { stockState: 'Уровень остатка' },
  sheet: 'Править цены и остатки',
};
