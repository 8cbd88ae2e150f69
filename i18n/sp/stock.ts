/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Cómo', changeBy: 'En o a', changeRounding: 'Redondear a' },
  actions: { changePrice: 'Cambiar precio', changeStock: 'Cambiar existencias' },
  choices: {
    changeHow: { percent: 'En porcentaje (-10 lo baja)', amount: 'En un importe (-10 lo baja)', set: 'Fijar en' },
    changeRounding: {
      cents: 'Céntimos (0,01)',
      tenths: 'Décimas (0,10)',
      halves: 'Mitades (0,50)',
      whole: 'Importes enteros',
      end99: 'Que acabe en ,99',
      end95: 'Que acabe en ,95',
    },
    stockState: { out: 'Agotado', low: 'Pocas existencias', enough: 'En existencias' },
  },
  filters: { stockState: 'Nivel de existencias' },
  sheet: 'Editar precios y existencias',
};
