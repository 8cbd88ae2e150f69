/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Cambio', changeBy: 'Valor', changeRounding: 'Redondear a' },
  help: { changeBy: 'Para bajarlo, escriba un menos: -10' },
  actions: { changePrice: 'Cambiar precio', changeStock: 'Cambiar existencias' },
  choices: {
    changeHow: { percent: 'Porcentaje', amount: 'Importe', set: 'Fijar en' },
    changeRounding: {
      cents: '0,01 %{currency}',
      tenths: '0,10 %{currency}',
      halves: '0,50 %{currency}',
      whole: '%{currency} enteros',
      end99: 'Que acabe en ,99',
      end95: 'Que acabe en ,95',
    },
    stockState: { out: 'Sin existencias', low: 'Pocas existencias', enough: 'En existencias' },
  },
  filters: { stockState: 'Nivel de existencias' },
  inlineEdit: 'Editar precios y existencias',
};
