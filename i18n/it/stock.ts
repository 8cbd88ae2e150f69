/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Modifica', changeBy: 'Valore', changeRounding: 'Arrotonda a' },
  help: { changeBy: 'Per abbassarlo, scrivere un meno: -10' },
  actions: { changePrice: 'Cambia prezzo', changeStock: 'Cambia giacenza' },
  choices: {
    changeHow: { percent: 'Percentuale', amount: 'Importo', set: 'Imposta a' },
    changeRounding: {
      cents: '0,01 %{currency}',
      tenths: '0,10 %{currency}',
      halves: '0,50 %{currency}',
      whole: '%{currency} interi',
      end99: 'Che finisce in ,99',
      end95: 'Che finisce in ,95',
    },
    stockState: { out: 'Esaurito', low: 'Scorta bassa', enough: 'Disponibile' },
  },
  filters: { stockState: 'Livello di giacenza' },
  inlineEdit: 'Modifica prezzi e giacenze',
};
