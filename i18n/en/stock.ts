/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Change', changeBy: 'Value', changeRounding: 'Round to' },
  help: { changeBy: 'To lower it, type a minus: -10' },
  actions: { changePrice: 'Change price', changeStock: 'Change stock' },
  choices: {
    changeHow: { percent: 'Percentage', amount: 'Amount', set: 'Set to' },
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
  inlineEdit: 'Edit prices and stock',
};
