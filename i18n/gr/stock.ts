/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Änderung', changeBy: 'Wert', changeRounding: 'Runden auf' },
  help: { changeBy: 'Zum Senken ein Minus eingeben: -10' },
  actions: { changePrice: 'Preis ändern', changeStock: 'Bestand ändern' },
  choices: {
    changeHow: { percent: 'Prozent', amount: 'Betrag', set: 'Setzen auf' },
    changeRounding: {
      cents: '0,01 %{currency}',
      tenths: '0,10 %{currency}',
      halves: '0,50 %{currency}',
      whole: 'Ganze %{currency}',
      end99: 'Endung ,99',
      end95: 'Endung ,95',
    },
    stockState: { out: 'Nicht vorrätig', low: 'Geringer Bestand', enough: 'Vorrätig' },
  },
  filters: { stockState: 'Bestandslage' },
  inlineEdit: 'Preise und Bestand bearbeiten',
};
