/** What is said of a record that lacks its translation. */
export const translation = {
  lacks: { untranslated: 'Arabisch fehlt' },
  choices: {
    untranslated: {
      name: 'Name',
      title: 'Titel',
      description: 'Beschreibung',
      specs: 'Technische Daten',
      highlights: 'Höhepunkte',
      keywords: 'Stichwörter',
    },
  },
};
