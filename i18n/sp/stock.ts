/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Cómo', changeBy: 'En o a', changeRounding: 'Redondear a' },
  actions: { changePrice: 'Cambiar precio', changeStock: 'Cambiar existencias' },
  choices: {
    changeHow: { percent: 'En porcentaje (-10 lo baja)', amount: 'En un importe (-10 lo baja)', set: 'Fijar en' },
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
  sheet: 'Editar precios y existencias',
};
