/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'How', changeBy: 'By or to', changeRounding: 'Round to' },
  actions: { changePrice: 'Change price', changeStock: 'Change stock' },
  choices: {
    changeHow: { percent: 'By per cent (-10 lowers it)', amount: 'By an amount (-10 lowers it)', set: 'Set to' },
    changeRounding: {
      cents: '0.01 %{currency}',
      tenths: '0.10 %{currency}',
      halves: '0.50 %{currency}',
      whole: 'Whole %{currency}',
      end99: 'Ending in .99',
      end95: 'Ending in .95',
    },
    stockState: { out: 'Out of stock', low: 'Low on stock', enough: 'In stock' },
  },
  filters: { stockState: 'Stock level' },
  sheet: 'Edit prices and stock',
};
