/** What master products and shop products have in common: their prices and stock changed together, and how much is left. */
export const stock = {
  fields: { changeHow: 'Wie', changeBy: 'Um oder auf', changeRounding: 'Runden auf' },
  actions: { changePrice: 'Preis ändern', changeStock: 'Bestand ändern' },
  choices: {
    changeHow: { percent: 'Um Prozent (-10 senkt)', amount: 'Um einen Betrag (-10 senkt)', set: 'Setzen auf' },
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
  sheet: 'Preise und Bestand bearbeiten',
};
